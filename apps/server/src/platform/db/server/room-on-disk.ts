// A server whose disk is full answers every question and takes no order. Only writing tells.
import type pg from 'pg';
import { DatabaseTrouble, troubleOf } from '../trouble.ts';

const LOOK_EVERY_MS = 5000;

/**
 * Blocks that no index and no table has yet are asked of the disk, in a table that nobody else sees: emptying it gives the
 * file back, so nothing is left for a vacuum to do. Lines are short enough to be written as they are.
 *
 * No standby is waited for: a session that ends drops its table and commits that, and a leader that is stood down while its
 * standby is away would wait for that commit without end.
 */
const WRITE = `
  set synchronous_commit = local;
  create temporary table if not exists room_on_disk (line text);
  truncate room_on_disk;
  insert into room_on_disk select repeat('.', 1900) from generate_series(1, 128)`;

export interface RoomOnDisk {
  /** Rejects while there is none. Writes now and then; while there was none, at every question. */
  require(client: pg.ClientBase): Promise<void>;
}

export function roomOnDisk(now: () => number = () => performance.now()): RoomOnDisk {
  let wellAtMs = -Infinity;
  return {
    require: async (client) => {
      if (now() - wellAtMs < LOOK_EVERY_MS) return;
      try {
        await client.query(WRITE);
        wellAtMs = now();
      } catch (error) {
        wellAtMs = -Infinity;
        const trouble = troubleOf(error);
        throw trouble?.kind === 'full'
          ? new DatabaseTrouble('full', 'The disk of the database is full', error)
          : (trouble ?? error);
      }
    },
  };
}
