// A hundred thousand requests are frozen while an on-sale goes on at half of what it could do.
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_DRAW_KEY } from '../../apps/server/src/awards/awards-config.ts';
import { commitDraws } from '../../apps/server/src/awards/commit-draws.ts';
import { drawVault } from '../../apps/server/src/awards/draw-secrets.ts';
import { loadManyRequests, MANY } from '../../apps/server/src/awards/testing/many-requests.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { migrations } from '../../apps/server/src/testing/databases.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { hangUp, signIn } from '../box-office/ask.ts';
import type { Ask } from '../box-office/ask.ts';
import { loadOwner } from '../box-office/world.ts';
import { cartOf, rush } from '../on-sale/buyers.ts';
import { steadily } from '../on-sale/steady.ts';
import type { Steady, SteadyResult } from '../on-sale/steady.ts';
import { loadWorld } from '../on-sale/world.ts';

export interface Freezing {
  seconds: number;
  /** How much longer the slowest hundredth of the carts took than in peace. */
  growth: number;
}

interface DrawFacts {
  state: string;
  entries: number;
}

const WARMING = 3000;
const TRIED = 5000;
const PEACE_MS = 12_000;

async function load(database: Database, requests: number): Promise<void> {
  await migrate(database, migrations);
  await loadWorld(database, { hotPlaces: 100, placesPerSpreadLevel: 600, visitors: 90_000 });
  await loadOwner(database);
  await loadManyRequests(database, {
    fans: requests,
    status: 'STATUS_REQUEST_PENDING',
    seats: requests / 5,
    areHeld: false,
  });
  const needs = { vault: drawVault(DEMO_DRAW_KEY), now: new Date() };
  await inTransaction(database.db, (tx) => commitDraws(tx, 1, [1], needs));
  await database.runScript('analyze');
}

function tell(what: string, { answers, p50Ms, p99Ms, refused }: SteadyResult): void {
  const bad = refused > 0 ? `, ${refused} refused` : '';
  console.log(`  ${what}: ${answers} carts, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms${bad}`);
}

async function inPeace(onSale: Steady, when: string): Promise<number> {
  const result = await steadily(onSale, AbortSignal.timeout(PEACE_MS));
  tell(when, result);
  return result.p99Ms;
}

async function beside(onSale: Steady, ask: Ask): Promise<{ seconds: number; p99Ms: number }> {
  const over = new AbortController();
  const selling = steadily(onSale, over.signal);
  const begun = performance.now();
  await ask('draws/freeze', { seriesId: MANY });
  const seconds = (performance.now() - begun) / 1000;
  over.abort();
  const result = await selling;
  tell('beside the freezing', result);
  return { seconds, p99Ms: result.p99Ms };
}

async function measure(port: number): Promise<Freezing> {
  const ask = await signIn(port);
  let visitor = 0;
  const shared = { port, where: 'spread', concurrent: 32 } as const;
  await rush({ ...shared, carts: WARMING, firstVisitor: 0 });
  const { perSecond } = await rush({ ...shared, carts: TRIED, firstVisitor: WARMING });
  visitor = WARMING + TRIED;
  console.log(`  the on-sale can do ${Math.round(perSecond)} carts a second`);
  const onSale = { port, perSecond: perSecond / 2, next: () => cartOf('spread', (visitor += 1)) };
  const before = await inPeace(onSale, 'in peace, before');
  const { seconds, p99Ms } = await beside(onSale, ask);
  await sleep(1000);
  const { response } = JSON.parse(await ask(`draws/one?seriesId=${MANY}`)) as Record<string, DrawFacts>;
  console.log(`  the draw is ${response?.state} with ${response?.entries} entries`);
  return { seconds, growth: p99Ms / before };
}

export async function freezeBesideOnSale(requests: number): Promise<Freezing> {
  const postgres = await startPostgres({ durable: true });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 2 });
    await load(database, requests);
    await database.close();
    const server = await startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: '/nowhere',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    try {
      return await measure(server.port);
    } finally {
      hangUp();
      await server.end('SIGTERM');
    }
  } finally {
    await postgres.stop();
  }
}
