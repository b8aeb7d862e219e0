// A stage over the suite's own PostgreSQL, for the short forms of proofs: two databases, one of the shop's and one of
// the gateway's, which survives whatever kills the shop.
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Visitor } from '../order-proof/order-world.ts';
import { openStage } from '../order-proof/stage.ts';
import { blankDatabase, testDatabase } from '../test-database.ts';
import type { OwnStage } from './own-stage.ts';

export async function openSuiteStage(
  load: (database: Database, gateway: Db) => Promise<Visitor[]>,
): Promise<OwnStage> {
  const database = await testDatabase('server');
  const books = await blankDatabase('server');
  const shop = {
    environment: database.environment,
    inspect: <T>(look: (db: Db) => Promise<T>) => look(database.db),
    gatewayDatabaseUrl: books.environment['DATABASE_URL'],
  };
  const stage = await openStage(shop, (gateway) => load(database, gateway));
  return {
    stage,
    close: async () => {
      await stage.gateway.close();
      await Promise.all([database.close(), books.close()]);
    },
  };
}
