// Sends good and spoilt bodies to every call, as everybody who could, and says what no answer may be: a fault of ours,
// no answer in time, or the loss of a session that nobody ended.
import { setTimeout as sleep } from 'node:timers/promises';
import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall } from '@stagedoor/contract/call';
import { sql } from 'kysely';
import { diceOf } from '../order-proof/dice.ts';
import type { Dice } from '../order-proof/dice.ts';
import type { TestApp } from '../test-app.ts';
import type { Actor } from './actors.ts';
import { makeValue } from './make-body.ts';
import { brokenTexts, mutate } from './mutate.ts';
import { newPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { schemaOf } from './schema-of.ts';

export interface FuzzReport {
  bodies: number;
  /** How often which status came. */
  statuses: Map<number, number>;
  /** Calls that somebody has got through to. */
  reached: Set<string>;
  problems: string[];
}

interface Sent {
  method: AnyCall['method'];
  url: string;
  payload?: string;
}

const PATIENCE_MS = 20_000;
const LOOK_AT_SESSION_EVERY = 40;
const SHOWN = 400;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A lone surrogate has no place in an address. */
const inAddress = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

function addressOf(call: AnyCall, body: Record<string, unknown>, names: readonly string[]): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(body[name] ?? '1'));
  const query = names
    .filter((name) => body[name] !== undefined)
    .flatMap((name) => [body[name]].flat().map((value) => `${inAddress(name)}=${inAddress(value)}`));
  return `${callPrefix[call.audience]}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function write(call: AnyCall, body: Record<string, unknown>, dice: Dice): Sent {
  const { method } = call;
  const isBodiless = method === 'GET' || method === 'DELETE';
  const url = addressOf(call, body, isBodiless ? Object.keys(body) : call.query);
  if (isBodiless) return { method, url };
  return { method, url, payload: dice.number(25) === 0 ? dice.pick(brokenTexts) : JSON.stringify(body) };
}

/** Good as it is every second time; spoilt in one to three places otherwise. */
function bodyFor(call: AnyCall, dice: Dice, pool: Pool): Record<string, unknown> {
  const made = makeValue(schemaOf(call), call.name, { dice, pool });
  const body = (typeof made === 'object' && made !== null ? made : {}) as Record<string, unknown>;
  for (let times = dice.number(6) - 2; times > 0; times -= 1) mutate(body, dice);
  return body;
}

async function send(app: TestApp, actor: Actor, { method, url, payload }: Sent) {
  const cookie = [...actor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = app.http.inject({
    method,
    url,
    headers: {
      host: actor.host,
      ...(actor.key ? { authorization: `Bearer ${actor.key}` } : { origin: actor.origin }),
      ...(cookie && { cookie }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  return Promise.race([answer, sleep(PATIENCE_MS, undefined, { ref: false })]);
}

/** What keeps a call waiting is most often somebody's lock. */
async function whatTheDatabaseDoes(app: TestApp): Promise<string> {
  const { rows } = await sql<{ pid: number; waits: string; held: number[]; query: string }>`
    select pid, concat_ws(' ', state, wait_event_type, wait_event) as waits, pg_blocking_pids(pid) as held,
      left(query, 120) as query
    from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(
    app.database.db,
  );
  return JSON.stringify(rows);
}

function harvest(pool: Pool, text: string): void {
  try {
    pool.harvest(JSON.parse(text));
  } catch {
    // A page or a file.
  }
}

export async function fuzzCalls(
  app: TestApp,
  actors: readonly Actor[],
  { bodies, seed }: { bodies: number; seed: number },
): Promise<FuzzReport> {
  const dice = diceOf(seed);
  const pool = newPool(dice);
  const report: FuzzReport = { bodies: 0, statuses: new Map(), reached: new Set(), problems: [] };
  const checkSession = async (actor: Actor): Promise<void> => {
    if (!(await actor.isAlive())) report.problems.push(`${actor.name} lost its session`);
  };
  for (; report.bodies < bodies; report.bodies += 1) {
    const actor = actors[report.bodies % actors.length]!;
    const call = dice.pick(actor.calls);
    const sent = write(call, bodyFor(call, dice, pool), dice);
    const answer = await send(app, actor, sent);
    const told = `${actor.name}: ${sent.method} ${sent.url} ${sent.payload ?? ''}`.slice(0, SHOWN);
    if (!answer) {
      report.problems.push(`no answer to ${told}, while ${await whatTheDatabaseDoes(app)}`);
      continue;
    }
    const { statusCode: status } = answer;
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    if (status >= 500) report.problems.push(`${status} to ${told}: ${answer.body.slice(0, SHOWN)}`);
    if (status < 300) report.reached.add(call.name);
    if (status < 300) harvest(pool, answer.body);
    if (report.bodies % LOOK_AT_SESSION_EVERY === 0) await checkSession(actor);
  }
  for (const actor of actors) await checkSession(actor);
  return report;
}
