// What was answered to a request with a key: the same request is answered so again, for a day.
import { createHash } from 'node:crypto';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Db } from '../../platform/db/tables.ts';
import { refusal } from './answers.ts';
import type { StripeAnswer } from './answers.ts';
import '../tables.ts';

const LIFE_MS = 24 * 3_600_000;

export const hashOf = (path: string, fields: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify([path, Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url');

const inUse = refusal(409, {
  type: 'invalid_request_error',
  code: 'idempotency_key_in_use',
  message: 'There is currently another in-progress request using this idempotency key.',
});

const otherBody = refusal(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

/** Undefined: the key is this request's now. */
export async function takeKey(
  db: Db,
  key: string,
  requestHash: string,
  now: Date,
): Promise<StripeAnswer | undefined> {
  await db
    .deleteFrom('standin_keys')
    .where('key', '=', key)
    .where('created_at', '<=', new Date(now.getTime() - LIFE_MS))
    .execute();
  const taken = await db
    .insertInto('standin_keys')
    .values({ key, request_hash: requestHash, status: null, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const known = await db
    .selectFrom('standin_keys')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.request_hash !== requestHash) return otherBody;
  if (known.status === null || known.answer === null) return inUse;
  return { status: known.status, body: recordOf(JSON.parse(known.answer)) };
}

export async function keepAnswer(db: Db, key: string, { status, body }: StripeAnswer): Promise<void> {
  await db
    .updateTable('standin_keys')
    .set({ status, answer: JSON.stringify(body) })
    .where('key', '=', key)
    .execute();
}

/** What was refused before anything was begun leaves the key free. */
export async function freeKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('standin_keys').where('key', '=', key).execute();
}
