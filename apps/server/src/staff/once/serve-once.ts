// API-01: a call with an Idempotency-Key happens once, whatever breaks. What each of its changes answered is committed
// with the change itself, so that whoever comes again after a power cut is answered from it, and nothing is done twice.
import { deserialize, serialize } from 'node:v8';
import type { AnyCall } from '@stagedoor/contract/call';
import { AnswerWithStatus } from '../../platform/http/answers.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Checkpoint } from '../../platform/checkpoint.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { MakeChange } from '../change.ts';
import { sinceWhen } from './idempotency-key.ts';
import { findOnce, keepAnswer, keepResult, takeChange } from './once-store.ts';
import type { OnceKey } from './once-store.ts';

export interface OnceNeeds {
  db: Db;
  checkpoint: Checkpoint;
  /** Opens what was kept under this key, and nothing else does. */
  answersUnder(key: string): SecretBox;
}

/** A caller who can change something, and has named what they do. */
export interface OnceCaller {
  now: Date;
  change: MakeChange;
  recorded: { changes: number };
  once: { key: string; whose: string };
}

/** Somebody with the same key was quicker: what they did is the answer. */
class Overtaken extends Error {}

interface Making {
  needs: OnceNeeds;
  box: SecretBox;
  at: OnceKey;
  askedHash: string;
  now: Date;
}

/** What cannot be kept, such as a function, is known to have been; it is not known what it was. */
const OPAQUE = '';

function sealed({ box, at }: Making, value: unknown): string {
  try {
    return box.seal(serialize(value).toString('base64'), at.whose);
  } catch {
    return OPAQUE;
  }
}

function bytesOf({ box, at }: Making, kept: string): Buffer {
  if (kept === OPAQUE) refuse('DONE_BEFORE');
  return Buffer.from(box.open(kept, at.whose), 'base64');
}

/** Changes that were made are answered as they were; the next one is made, with what it answers beside it. */
function changingOnce(making: Making, caller: OnceCaller, done: readonly string[]): MakeChange {
  const { change: make, recorded } = caller;
  const { at, askedHash, now } = making;
  let changes = 0;
  return async <T>(work: Parameters<typeof make<T>>[0]): Promise<T> => {
    const change = changes;
    changes += 1;
    const before = done[change];
    if (before !== undefined) {
      recorded.changes += 1;
      const result: T = deserialize(bytesOf(making, before));
      return result;
    }
    return make(async (parts) => {
      const asked = { askedHash, change, now, since: sinceWhen(now) };
      if (!(await takeChange(parts.tx, at, asked))) throw new Overtaken();
      const result = await work(parts);
      await keepResult(parts.tx, at, sealed(making, result));
      return result;
    });
  };
}

async function tryOnce(making: Making, caller: OnceCaller, run: () => Promise<unknown>): Promise<unknown> {
  const { needs, at, askedHash, now } = making;
  const found = await findOnce(needs.db, at, sinceWhen(now));
  if (found && found.asked_hash !== askedHash) refuse('IDEMPOTENCY_KEY_USED');
  if (found?.answer) return deserialize(bytesOf(making, found.answer));
  const done = found?.results ?? [];
  const { change } = caller;
  caller.change = changingOnce(making, caller, done);
  try {
    const answer = await run();
    await needs.checkpoint('call done');
    if (!(answer instanceof AnswerWithStatus))
      await keepAnswer(needs.db, at, { askedHash, answer: sealed(making, answer), now });
    return answer;
  } catch (error) {
    // It was done, and what stands in the way now is what it did.
    if (done.length > 0 && error instanceof Refusal) return refuse('DONE_BEFORE');
    throw error;
  } finally {
    caller.change = change;
  }
}

export async function serveOnce(
  needs: OnceNeeds,
  caller: OnceCaller,
  call: AnyCall,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { key, whose } = caller.once;
  const making: Making = {
    needs,
    box: needs.answersUnder(key),
    at: { whose, key_hash: hashSecret(key) },
    askedHash: hashSecret(JSON.stringify([call.name, input])),
    now: caller.now,
  };
  try {
    return await tryOnce(making, caller, run);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return tryOnce(making, caller, run);
  }
}
