// npm run bench -- awards: twenty thousand awards become orders, seated two by two, on a PostgreSQL of its own. AWARDS=…
// makes it another number.
import { startPostgres } from '../tools/postgres.ts';
import { loadManyAwards, orderAll } from '../apps/server/src/awards/testing/many-awards.ts';
import { findWrongs } from '../apps/server/src/orders/testing/books.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { migrations } from '../apps/server/src/testing/databases.ts';
import { loadSmallWorld } from '../apps/server/src/testing/small-world.ts';

const AWARDS = Number(process.env.AWARDS ?? 20_000);
const MOST_SECONDS = 60;

const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 2 });
try {
  await migrate(database, migrations);
  await loadSmallWorld(database);
  await loadManyAwards(database, AWARDS);
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
  process.exitCode = isMet ? 0 : 1;
} finally {
  await database.close();
  await postgres.stop();
}
