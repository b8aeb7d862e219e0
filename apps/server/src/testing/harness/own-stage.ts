// A stage that a proof makes for itself: a PostgreSQL that keeps what it acknowledged, and the gateway beside it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../../tools/postgres.ts';
import type { GatewayKind } from '../../payments/index.ts';
import { openDatabase } from '../../platform/db/database.ts';
import type { Database } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Db } from '../../platform/db/tables.ts';
import { migrations } from '../databases.ts';
import { putTogether } from '../put-together.ts';
import type { Visitor } from '../order-proof/order-world.ts';
import { openStage } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';

export interface OwnStage {
  stage: Stage;
  close(): Promise<void>;
}

/** `load` fills the empty shop (loadOrderWorld, loadDemo …) and answers the visitors, if the scene needs any. */
export async function openOwnStage(
  load: (database: Database, gateway: Db, dataDir: string) => Promise<Visitor[]>,
  speaks?: GatewayKind,
): Promise<OwnStage> {
  // Most of a kill is the start that follows it: a quarter of the time where its code is one file.
  process.env.PROGRAMS_FOLDER ??= await putTogether();
  const postgres = await startPostgres({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-stage-'));
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir, poolSize: 2 });
  const closeAll = async (): Promise<void> => {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    if (!postgres.crash) throw new Error('The database of TEST_DATABASE_URL is not ours to kill.');
    await migrate(database, migrations);
    const shop = {
      speaks,
      environment: { DATABASE_URL: postgres.url, DATA_DIR: dataDir },
      inspect: <T>(look: (db: Db) => Promise<T>) => look(database.db),
      crashDatabase: postgres.crash,
    };
    const stage = await openStage(shop, (gateway) => load(database, gateway, dataDir));
    return {
      stage,
      close: async () => {
        await stage.gateway.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
