// A stage over a database that the proof made itself, with enough tickets and visitors for a crowd.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { patientWaits } from '../../platform/db/waits.ts';
import { migrations } from '../databases.ts';
import { loadOrderWorld } from '../order-proof/order-world.ts';
import type { WorldSize } from '../order-proof/order-world.ts';
import { openStage } from '../order-proof/stage.ts';
import type { OwnStage } from './own-stage.ts';

/** Whoever looks into the books waits for a database that is away: it comes back. */
const waits = { ...patientWaits, away: 60 };

export async function openShopAt(databaseUrl: string, size: WorldSize): Promise<OwnStage> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 2, waits });
  await migrate(database, migrations);
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-shop-at-'));
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const stage = await openStage({ environment, inspect: (look) => look(database.db) }, (gateway) =>
    loadOrderWorld(database, gateway, size),
  );
  return {
    stage,
    close: async () => {
      await stage.gateway.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
