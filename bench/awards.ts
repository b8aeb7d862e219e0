// npm run bench -- awards: twenty thousand awards become orders, seated two by two, on a PostgreSQL of its own; then they are
// charged, sixteen at once, beside the bare gateway that is asked sixteen times at once. AWARDS=… makes it another number.
import { startPostgres } from '../tools/postgres.ts';
import { loadManyAwards, orderAll } from '../apps/server/src/awards/testing/many-awards.ts';
import { findWrongs } from '../apps/server/src/orders/testing/books.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { migrations } from '../apps/server/src/testing/databases.ts';
import { loadSmallWorld } from '../apps/server/src/testing/small-world.ts';
import { chargeBeside } from './awards/charging.ts';

const AWARDS = Number(process.env.AWARDS ?? 20_000);
const MOST_SECONDS = 60;
const CHARGES = Math.min(AWARDS, 2000);
/** Of what the gateway alone could answer. */
const LEAST_SHARE = 0.9;

const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 2 });

async function ordering(): Promise<boolean> {
  const begun = performance.now();
  const orders = await orderAll(database, new Date());
  const seconds = (performance.now() - begun) / 1000;
  const wrong = await findWrongs(database.db);
  const most = (MOST_SECONDS * AWARDS) / 20_000;
  const isMet = seconds <= most && orders === AWARDS && Object.keys(wrong).length === 0;
  console.log(
    `${isMet ? '✓' : '✗'} ${orders} orders in ${seconds.toFixed(1)} s, ${Math.round(orders / seconds)} a second (at most ${most} s)`,
  );
  if (Object.keys(wrong).length > 0) console.log(wrong);
  return isMet;
}

async function charging(): Promise<boolean> {
  const { barePerSecond, runPerSecond } = await chargeBeside(database, postgres.url, AWARDS, CHARGES);
  const isMet = runPerSecond >= LEAST_SHARE * barePerSecond;
  console.log(
    `${isMet ? '✓' : '✗'} charged ${runPerSecond.toFixed(1)} a second, the bare gateway ${barePerSecond.toFixed(1)} (at least ${LEAST_SHARE} of it)`,
  );
  return isMet;
}

try {
  await migrate(database, migrations);
  await loadSmallWorld(database);
  await loadManyAwards(database, AWARDS);
  const met = [await ordering(), await charging()];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await database.close();
  await postgres.stop();
}
