// npm run bench -- on-sale: carts a second over HTTP, on one hot price level and spread over two hundred, beside
// pgbench doing the same row work in the same run; then whole purchases beside a bare loop of their statements.
// `--embedded` measures the embedded engine by itself, `--orders` the purchases alone; `--sellout` sells 20,000 tickets
// (`--tickets=N`) to 200 buyers who change their minds, and reads the books.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/testing/server-process.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startPostgres } from '../tools/postgres.ts';
import { rush } from './on-sale/buyers.ts';
import type { RushResult } from './on-sale/buyers.ts';
import { ordersBesideLoop, sellOutFloor } from './on-sale/orders.ts';
import { bestOf, tidyTables } from './on-sale/pgbench.ts';
import { HOT_LEVEL, SPREAD, loadWorld } from './on-sale/world.ts';

const CARTS = 12_000;
const migrations = join(import.meta.dirname, '../apps/server/migrations');
const folder = mkdtempSync(join(tmpdir(), 'stagedoor-on-sale-'));
const quiet = {
  DEMO: '0',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '10000000',
  DATA_DIR: folder,
  TRUSTED_PROXIES: '127.0.0.1',
};
let firstVisitor = 0;

function tell(what: string, { perSecond, p99Ms, refused }: RushResult): void {
  console.log(
    `    ${what}: ${Math.round(perSecond)} carts/s, p99 ${p99Ms} ms${refused ? `, ${refused} refused` : ''}`,
  );
}

async function measure(
  port: number,
  where: 'hot' | 'spread',
  concurrent: number,
  carts = CARTS,
): Promise<RushResult> {
  const result = await rush({ port, where, concurrent, carts, firstVisitor });
  firstVisitor += carts;
  tell(`${where}, ${concurrent} buyers at once`, result);
  return result;
}

async function prepare(settings: { databaseUrl?: string }, carts: number): Promise<void> {
  const database = await openDatabase({ ...settings, dataDir: folder, poolSize: 2 });
  await migrate(database, migrations);
  await loadWorld(database, { hotPlaces: carts * 8, placesPerSpreadLevel: 1200, visitors: carts * 6 });
  await database.close();
}

function judge(what: string, ratio: number, aim: number): boolean {
  console.log(`  ${what}: ${ratio.toFixed(2)} (aim ${aim}) ${ratio >= aim ? 'met' : 'MISSED'}`);
  return ratio >= aim;
}

async function onServer(): Promise<boolean> {
  const postgres = await startPostgres({ durable: true });
  try {
    const environment = { ...quiet, DATABASE_URL: postgres.url };
    await prepare({ databaseUrl: postgres.url }, CARTS);
    await tidyTables(postgres.url);
    const server = await startServer(environment);
    console.log('  PostgreSQL, over HTTP:');
    await measure(server.port, 'hot', 32, 4000);
    const hot = await measure(server.port, 'hot', 32);
    const crowd = await measure(server.port, 'hot', 200);
    const spread = await measure(server.port, 'spread', 32);
    await server.end('SIGTERM');
    console.log('  the same row work by pgbench, hot:');
    const peerHot = await bestOf(postgres.url, HOT_LEVEL, HOT_LEVEL);
    console.log('  and spread:');
    const peerSpread = await bestOf(postgres.url, SPREAD.first, SPREAD.last);
    const bestHot = Math.max(hot.perSecond, crowd.perSecond);
    const met = [
      judge('hot level against pgbench’s best', bestHot / peerHot, 1.2),
      judge('spread against pgbench’s best', spread.perSecond / peerSpread, 0.5),
      judge('100 ms against p99 at 32 buyers', 100 / hot.p99Ms, 1),
      judge('1 s against p99 at 200 buyers', 1000 / crowd.p99Ms, 1),
    ];
    return met.every(Boolean);
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(): Promise<boolean> {
  const carts = 3000;
  await prepare({}, carts);
  const server = await startServer(quiet);
  console.log('  embedded engine, over HTTP:');
  await measure(server.port, 'hot', 32, 1000);
  await measure(server.port, 'hot', 32, carts);
  await measure(server.port, 'hot', 200, carts);
  await measure(server.port, 'spread', 32, carts);
  await server.end('SIGTERM');
  return true;
}

const PURCHASES = 1500;
const asked = (name: string, fallback: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);

async function chosen(): Promise<boolean> {
  if (process.argv.includes('--embedded')) return onEmbedded();
  if (process.argv.includes('--sellout')) return sellOutFloor(asked('tickets', 20_000), asked('buyers', 200));
  const purchases = asked('purchases', PURCHASES);
  if (process.argv.includes('--orders')) return ordersBesideLoop(purchases);
  const carts = await onServer();
  return (await ordersBesideLoop(purchases)) && carts;
}

try {
  console.log('on-sale');
  process.exitCode = (await chosen()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
