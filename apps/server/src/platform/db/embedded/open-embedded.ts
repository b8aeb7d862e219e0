import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { keepPrivate } from '../../keep-private.ts';
import type { Engine } from '../engine.ts';
import { embeddedDialect } from './dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { copyIn, readerOfCopies } from './read-a-copy.ts';
import { requireRoom } from './room-in-folder.ts';
import { startThread } from './thread.ts';
import { waitingLine } from './waiting-line.ts';

/** Opens (or makes) the database under the data folder; nobody else may use the folder meanwhile. */
export async function openEmbedded(dataDir: string): Promise<Engine> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be written to: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const unlock = await lockFolder(dataDir);
  try {
    rmSync(copyIn(dataDir), { recursive: true, force: true });
    const thread = await startThread(folder);
    const line = waitingLine();
    // The engine makes its first files for everybody to read.
    keepPrivate(folder);
    const dialect = embeddedDialect(thread, line);
    return {
      kind: 'embedded',
      dialect,
      readCopy: readerOfCopies({ dataDir, folder, line, dialect }),
      close: async () => {
        await thread.end();
        unlock();
      },
      check: async () => {
        await thread.send({ kind: 'ping' });
        requireRoom(dataDir);
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
