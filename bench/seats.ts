// npm run bench -- seats: 500 at once at a hall of 20,000 seats: pairs that they choose, hot on one section after the
// other and every tenth too slow, beside best seats of a hall alike in the same run; and what the map's answer costs
// beside the event list. `--carts=N` of each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { startPostgres } from '../tools/postgres.ts';
import { cartOf } from './on-sale/buyers.ts';
import { HOST, loadWorld } from './on-sale/world.ts';
import { addHall, BEST, CHOSEN, SEATS } from './seats/world.ts';

const CARTS = Number(process.argv.find((one) => one.startsWith('--carts='))?.split('=')[1] ?? 4000);
const AT_ONCE = 500;
const READERS = 100;
const migrations = join(import.meta.dirname, '../apps/server/migrations');
const folder = mkdtempSync(join(tmpdir(), 'stagedoor-seats-'));
const quiet = {
  DEMO: '0',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '10000000',
  SEAT_LOOKS_PER_MINUTE: '10000000',
  DATA_DIR: folder,
  TRUSTED_PROXIES: '127.0.0.1',
};
let visitor = 0;

/** Every tenth wants what the one before has taken. */
function pairOf(ids: readonly number[], turn: number): number[] {
  const pair = turn % 10 === 9 ? turn - 1 : turn;
  return ids.slice(pair * 2, pair * 2 + 2);
}

async function rush(port: number, lineOf: (turn: number) => object) {
  let turn = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: AT_ONCE,
    amount: CARTS,
    timeout: 30,
    requests: [
      {
        method: 'POST',
        path: '/gen.v1/cart/createcart',
        setupRequest: (request) => {
          const body = JSON.stringify({ lineItems: [{ quantity: 2, ...lineOf(turn++) }] });
          return { ...request, ...cartOf('hot', (visitor += 1)), body };
        },
      },
    ],
  });
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return {
    perSecond: (CARTS - result.non2xx - result.errors) / seconds,
    p99Ms: result.latency.p99,
    lost: result.non2xx,
  };
}

async function p99Of(
  port: number,
  request: { method: 'GET' | 'POST'; path: string; body?: string },
  duration = 4,
): Promise<number> {
  const headers = { host: HOST, 'content-type': 'application/json', 'accept-encoding': 'gzip' };
  const url = `http://127.0.0.1:${port}`;
  const result = await autocannon({
    url,
    connections: READERS,
    duration,
    requests: [{ ...request, headers }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${request.path} answered something else`);
  return result.latency.p99;
}

function judge(what: string, ratio: number, aim: number): boolean {
  console.log(`  ${what}: ${ratio.toFixed(2)} (aim ${aim}) ${ratio >= aim ? 'met' : 'MISSED'}`);
  return ratio >= aim;
}

async function bytesOf(port: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/gen.v1/seats/${CHOSEN.eventId}/${path}`, {
    headers: { 'x-forwarded-host': HOST, 'x-outlet-id': '1', origin: `http://${HOST}` },
  });
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
}

async function measure(port: number, ids: readonly number[]): Promise<boolean> {
  const free = { method: 'GET', path: `/gen.v1/seats/${CHOSEN.eventId}/free` } as const;
  const list = { method: 'POST', path: '/gen.v1/outlet/getoutletevents', body: '{}' } as const;
  // Neither pays for being the first that a new process answers.
  for (const either of [free, list]) await p99Of(port, either, 1);
  const [mapMs, listMs] = [await p99Of(port, free), await p99Of(port, list)];
  console.log(`  ${READERS} readers, p99: the map's answer ${mapMs} ms, the event list ${listMs} ms`);
  const best = await rush(port, () => ({ priceLevelID: BEST.levelId }));
  console.log(`    best seats: ${Math.round(best.perSecond)} carts/s, p99 ${best.p99Ms} ms`);
  const chosen = await rush(port, (turn) => ({ priceLevelID: CHOSEN.levelId, ticketIDs: pairOf(ids, turn) }));
  console.log(
    `    chosen: ${Math.round(chosen.perSecond)} carts/s, p99 ${chosen.p99Ms} ms, ${chosen.lost} too slow`,
  );
  return [
    judge('chosen against best seats', chosen.perSecond / best.perSecond, 0.7),
    judge('twice the event list’s p99 against the map’s', (2 * Math.max(1, listMs)) / Math.max(1, mapMs), 1),
  ].every(Boolean);
}

console.log(`seats: ${SEATS} seats, ${AT_ONCE} at once, ${CARTS} carts each`);
const postgres = await startPostgres({ durable: true });
try {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, poolSize: 2 });
  await migrate(database, migrations);
  await loadWorld(database, { hotPlaces: 10, placesPerSpreadLevel: 1, visitors: CARTS * 3 });
  await addHall(database, BEST);
  const ids = await addHall(database, CHOSEN);
  await database.runScript('analyze');
  await database.close();
  const server = await startServer({ ...quiet, DATABASE_URL: postgres.url });
  console.log(`  packed: what is free ${await bytesOf(server.port, 'free')} bytes`);
  process.exitCode = (await measure(server.port, ids)) ? 0 : 1;
  await server.end('SIGTERM');
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
