// npm run proof -- kill-orders: more than two hundred kills while orders are placed, at every step that the code names,
// from outside while the gateway hangs, and of the database itself. SEED=… repeats a run.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import {
  allInstallmentSteps,
  killInstallments,
} from '../apps/server/src/testing/order-proof/kill-installments.ts';
import { killOrders } from '../apps/server/src/testing/order-proof/kill-orders.ts';
import { allSteps } from '../apps/server/src/testing/order-proof/kill-plan.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { openStage } from '../apps/server/src/testing/order-proof/stage.ts';
import { startPostgres } from '../tools/postgres.ts';

const seed = Number(process.env.SEED ?? randomInt(1_000_000_000));
const share = Number(process.env.SHARE ?? 1);
const size = {
  killsAtEachStep: Math.ceil(9 * share),
  outsideKills: Math.ceil(15 * share),
  databaseKills: Math.ceil(20 * share),
};

const postgres = await startPostgres({ durable: true });
const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-kill-'));
const database = await openDatabase({ databaseUrl: postgres.url, dataDir, poolSize: 2 });
try {
  await migrate(database, join(import.meta.dirname, '../apps/server/migrations'));
  if (!postgres.crash) throw new Error('The database of TEST_DATABASE_URL is not ours to kill.');
  const shop = {
    environment: { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    inspect: <T>(look: (db: typeof database.db) => Promise<T>) => look(database.db),
    crashDatabase: postgres.crash,
  };
  const stage = await openStage(shop, (gateway) =>
    loadOrderWorld(database, gateway, { tickets: 12_000, customers: 8, sessions: 3000 }),
  );
  console.log(`seed ${seed}`);
  const report = await killOrders(stage, { seed, size, tell: console.log });
  const { killsAtEachStep } = size;
  const later = await killInstallments(stage, { seed, killsAtEachStep });
  await stage.gateway.close();
  for (const [where, many] of [...report.kills, ...later.kills])
    console.log(`${String(many).padStart(4)} × ${where}`);
  const never = [
    ...allSteps.filter((step) => !report.kills.has(step)),
    ...allInstallmentSteps.filter((step) => !later.kills.has(step)),
  ];
  const problems = [
    ...report.problems,
    ...later.problems,
    ...never.map((step) => `never killed at "${step}"`),
  ];
  const kills = [...report.kills.values(), ...later.kills.values()].reduce((sum, many) => sum + many, 0);
  const { orders, ledgerCents, gatewayCents } = later.books;
  console.log(`${kills} kills, ${orders} orders, ${report.acknowledged} of them acknowledged`);
  console.log(`ledger ${ledgerCents} cents, gateway ${gatewayCents} cents`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) console.log(`SEED=${seed} npm run proof -- kill-orders`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
