// The same purchase by more and more buyers at once, and what it costs each time.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillCart, sendAs } from '../../apps/server/src/testing/order-proof/buyer.ts';
import type { Send } from '../../apps/server/src/testing/order-proof/buyer.ts';
import { startShop } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { countTurns } from './count-turns.ts';
import { megabytesOf, msOf, msOfFamily, parentOf } from './processor-time.ts';

export interface Crowd {
  buyers: number;
  perSecond: number;
  failed: number;
  shopMs: number;
  /** None where the engine is a part of the shop. */
  databaseMs: number;
  /** The buyers and the stand-in gateway, which share a process. */
  othersMs: number;
  /** Of the shop, when they have bought. */
  megabytes: number;
  /** How long `/healthz` took meanwhile, which waits for nothing but the shop's own loop. */
  healthP99Ms: number;
  calls: Map<string, { p50: number; p99: number }>;
}

const BETWEEN_PULSES_MS = 50;

const at = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

function timed(send: Send, times: Map<string, number[]>): Send {
  return async (path, body) => {
    const begun = performance.now();
    const answer = await send(path, body);
    const own = times.get(path) ?? [];
    own.push(performance.now() - begun);
    times.set(path, own);
    return answer;
  };
}

/** So many purchases, by so many who never rest. */
export async function buyTogether(
  stage: Stage,
  server: Pick<ServerProcess, 'send'>,
  buyers: number,
  purchases: number,
) {
  const times = new Map<string, number[]>();
  let left = purchases;
  let failed = 0;
  const buyer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const visitor = stage.nextVisitor();
      const send = timed(sendAs(visitor, server), times);
      const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 2 });
      const { status } = await send('createorder', { cartUUID });
      if (status !== 200) failed += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: buyers }, buyer));
  return { seconds: (performance.now() - begun) / 1000, failed, times };
}

/** The server that all backends are children of. */
export async function postmasterOf(stage: Stage): Promise<number> {
  return stage.inspect(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return parentOf(rows[0]!.pid);
  });
}

/** Asks whether the shop is alive, again and again, until the work is done. */
async function pulseDuring(server: Pick<ServerProcess, 'send'>, work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  const times: number[] = [];
  while (!over.signal.aborted) {
    const begun = performance.now();
    await server.send('/healthz', { method: 'GET' });
    times.push(performance.now() - begun);
    await sleep(BETWEEN_PULSES_MS);
  }
  return at(
    times.toSorted((a, b) => a - b),
    0.99,
  );
}

export interface CrowdSize {
  buyers: number;
  purchases: number;
  /** The process of the database, where it has one. */
  database?: number | undefined;
}

export async function measureCrowd(
  stage: Stage,
  server: ServerProcess,
  { buyers, purchases, database }: CrowdSize,
): Promise<Crowd> {
  const used = () =>
    [msOf(server.pid), database === undefined ? 0 : msOfFamily(database), msOf(process.pid)] as const;
  const before = used();
  const buying = buyTogether(stage, server, buyers, purchases);
  const [{ seconds, failed, times }, healthP99Ms] = await Promise.all([buying, pulseDuring(server, buying)]);
  const after = used();
  const [shopMs = 0, databaseMs = 0, othersMs = 0] = after.map(
    (ms, which) => (ms - before[which]!) / purchases,
  );
  const calls = new Map(
    [...times].map(([path, own]) => {
      own.sort((a, b) => a - b);
      return [path, { p50: at(own, 0.5), p99: at(own, 0.99) }] as const;
    }),
  );
  const costs = { shopMs, databaseMs, othersMs, megabytes: megabytesOf(server.pid), healthP99Ms };
  return { buyers, perSecond: purchases / seconds, failed, ...costs, calls };
}

/** How often one buyer by himself waits for the database, counted on the wire; the stand-in has its own. */
export async function turnsOfPurchase(stage: Stage, url: string, purchases: number): Promise<number> {
  const wire = await countTurns(url);
  const server = await startShop({
    ...stage,
    environment: { ...stage.environment, DATABASE_URL: wire.url },
  });
  await buyTogether(stage, server, 1, 20);
  const before = wire.turns();
  await buyTogether(stage, server, 1, purchases);
  const turns = (wire.turns() - before) / purchases;
  await server.end('SIGTERM');
  wire.close();
  return turns;
}

export const warmUp = async (stage: Stage, server: ServerProcess, purchases: number): Promise<void> => {
  await buyTogether(stage, server, 16, purchases);
};
