import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../database.ts';
import { embeddedDialect } from './dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { startThread } from './thread.ts';

/** Opens (or makes) the database under the data folder; nobody else may use the folder meanwhile. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be written to: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const unlock = lockFolder(dataDir);
  try {
    const thread = await startThread(folder);
    return {
      kind: 'embedded',
      dialect: embeddedDialect(thread),
      close: async () => {
        await thread.end();
        unlock();
      },
      runScript: async (script) => {
        await thread.send({ kind: 'script', sql: script });
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
