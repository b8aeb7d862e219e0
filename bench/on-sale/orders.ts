// Part (c) and `--sellout`: a shop that takes payments, over a PostgreSQL that writes to the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { loadOrderWorld } from '../../apps/server/src/testing/order-proof/order-world.ts';
import type { WorldSize } from '../../apps/server/src/testing/order-proof/order-world.ts';
import { sellOut } from '../../apps/server/src/testing/order-proof/sell-out.ts';
import { openStage } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../../apps/server/src/testing/order-proof/stage.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { measureJourneys } from './journeys.ts';
import { transactionsPerSecond } from './pgbench.ts';

export async function withStage<T>(
  size: WorldSize,
  work: (stage: Stage, url: string) => Promise<T>,
  settings: readonly string[] = [],
): Promise<T> {
  const postgres = await startPostgres({ durable: true, settings });
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-orders-'));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir, poolSize: 2 });
  try {
    await migrate(database, join(import.meta.dirname, '../../apps/server/migrations'));
    await sql`create database gateway`.execute(database.db);
    const shop = {
      environment: { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
      // The gateway's work is not what is measured: it takes as little of the machine as it can.
      gatewayDatabaseUrl: Object.assign(new URL(postgres.url), { pathname: '/gateway' }).href,
      inspect: <R>(look: (db: typeof database.db) => Promise<R>) => look(database.db),
    };
    const stage = await openStage(shop, (gateway) => loadOrderWorld(database, gateway, size));
    await database.runScript('analyze');
    const result = await work(stage, postgres.url);
    await stage.gateway.close();
    return result;
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Half of what the same statements reach without HTTP and without a gateway. */
const AIM = 0.5;

export async function ordersBesideLoop(journeys: number): Promise<boolean> {
  const size = { tickets: journeys * 30, customers: 20, sessions: journeys * 2 };
  return withStage(size, async (stage, url) => {
    const over = await measureJourneys(stage, { journeys, concurrent: 32 });
    const failures = over.failed > 0 ? `, ${over.failed} failed` : '';
    console.log(
      `  whole purchases, 32 buyers: ${over.perSecond.toFixed(1)}/s, p99 of Place Order ${over.p99Ms} ms${failures}`,
    );
    let best = 0;
    for (const clients of [1, 4, 16]) {
      const figure = await transactionsPerSecond(url, 'journey.sql', clients);
      console.log(`    bare loop, ${clients} clients: ${figure.toFixed(1)}/s`);
      best = Math.max(best, figure);
    }
    const ratio = over.perSecond / best;
    const isMet = ratio >= AIM && over.failed === 0;
    console.log(
      `  purchases against the bare loop: ${ratio.toFixed(2)} (aim ${AIM}) ${isMet ? 'met' : 'MISSED'}`,
    );
    return isMet;
  });
}

export async function sellOutFloor(tickets: number, concurrent: number): Promise<boolean> {
  const size = { tickets, customers: 40, sessions: tickets * 3 + concurrent * 20 };
  return withStage(size, async (stage) => {
    const report = await sellOut(stage, { concurrent, seed: 1 });
    for (const [behavior, many] of report.behaviors) console.log(`    ${behavior}: ${many}`);
    const { capacity, sold, bought, held, books, orders } = report;
    const wrongs = [
      ...report.strange,
      ...Object.entries(books.wrong).map(([what, many]) => `${many} × ${what}`),
    ];
    for (const wrong of wrongs) console.log(`  ✗ ${wrong}`);
    console.log(`  ${sold} of ${capacity} tickets sold in ${orders} orders, ${report.seconds.toFixed(0)} s`);
    console.log(`  oversold ${Math.max(0, bought - capacity)}, leaked ${capacity - bought + held}`);
    console.log(`  ledger ${books.ledgerCents} cents, gateway ${books.gatewayCents} cents`);
    const isSoldOnce = sold === capacity && bought === capacity && held === 0;
    return isSoldOnce && wrongs.length === 0 && books.ledgerCents === books.gatewayCents;
  });
}
