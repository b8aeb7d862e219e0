// A shop over the embedded engine: its folder is filled before the shop opens it, and nobody looks into it meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { migrations } from '../../apps/server/src/testing/databases.ts';
import { loadOrderWorld } from '../../apps/server/src/testing/order-proof/order-world.ts';
import type { WorldSize } from '../../apps/server/src/testing/order-proof/order-world.ts';
import { openStage } from '../../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../../apps/server/src/testing/order-proof/stage.ts';

export async function withEmbeddedStage<T>(size: WorldSize, work: (stage: Stage) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-embedded-'));
  const open = () => openDatabase({ databaseUrl: undefined, dataDir, poolSize: 2 });
  try {
    const database = await open();
    await migrate(database, migrations);
    const shop = {
      environment: { DATA_DIR: dataDir },
      inspect: () => Promise.reject(new Error('The shop has the folder for itself.')),
    };
    const stage = await openStage(shop, (gateway) => loadOrderWorld(database, gateway, size));
    await database.close();
    try {
      return await work(stage);
    } finally {
      await stage.gateway.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
