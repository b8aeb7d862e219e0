// What reads all of the database, such as a backup, reads a copy of it: through the one engine it would keep everybody waiting.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dialect } from 'kysely';
import { isFull } from '../trouble.ts';
import { bytesIn, copyFolder } from './copy-folder.ts';
import { embeddedDialect } from './dialect.ts';
import { LEAST_BYTES, requireRoom } from './room-in-folder.ts';
import { startThread } from './thread.ts';
import { waitingLine } from './waiting-line.ts';
import type { WaitingLine } from './waiting-line.ts';

/** Beside the database, for the same people only; one that was left by a killed process is taken away at the next start. */
export const copyIn = (dataDir: string): string => join(dataDir, 'copy-to-read');

interface Read {
  dataDir: string;
  /** Below it, where the database is. */
  folder: string;
  line: WaitingLine;
  /** The database itself. */
  dialect: Dialect;
}

/** As much again as there is, and what the engine itself may need. */
async function isRoomFor({ dataDir, folder }: Read): Promise<boolean> {
  try {
    requireRoom(dataDir, LEAST_BYTES + 1.2 * (await bytesIn(folder)));
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

/** One at a time: a second one waits for the folder. */
export function readerOfCopies(from: Read) {
  const { dataDir, folder, line, dialect } = from;
  let last: Promise<unknown> = Promise.resolve();
  const copy = copyIn(dataDir);
  const whileStill = async (work: () => Promise<void>): Promise<void> => {
    await line.enter(true);
    try {
      await work();
    } finally {
      line.leave();
    }
  };
  const readOne = async <T>(read: (dialect: Dialect) => Promise<T>): Promise<T> => {
    try {
      await rm(copy, { recursive: true, force: true });
      // Slow for everybody is better than a disk that is full.
      if (!(await isRoomFor(from))) return await read(dialect);
      await copyFolder(folder, copy, whileStill);
      const thread = await startThread(copy);
      try {
        return await read(embeddedDialect(thread, waitingLine()));
      } finally {
        await thread.end();
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  };
  return <T>(read: (dialect: Dialect) => Promise<T>): Promise<T> => {
    const own = last.then(() => readOne(read));
    last = own.catch(() => {});
    return own;
  };
}
