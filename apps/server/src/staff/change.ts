// What staff change is written down where it is changed: a change without an entry in the log does not take effect.
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { writeEntry } from './log/write-entry.ts';
import type { LogAuthor, LogEntry } from './log/write-entry.ts';

export interface Change {
  /** Everything that belongs to the change goes through it. */
  tx: Tx;
  /** Says what was done; at least once, or the change is undone. */
  record(entry: LogEntry): void;
  /** Nothing was to be done after all: whatever was written is undone, and the answer given. */
  unchanged<T>(answer: T): T;
}

export type MakeChange = <T>(work: (change: Change) => Promise<T>) => Promise<T>;

class NothingChanged extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('Nothing changed');
    this.answer = answer;
  }
}

/** Runs a change and its entries in one transaction; who it was may be known only in the end. */
export async function makeChange<T>(
  db: Db,
  author: LogAuthor | (() => LogAuthor),
  work: (change: Change) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      const entries: LogEntry[] = [];
      let isSame = false;
      const unchanged = <A>(answer: A): A => {
        isSame = true;
        return answer;
      };
      const answer = await work({ tx, record: (entry) => entries.push(entry), unchanged });
      if (isSame) throw new NothingChanged(answer);
      if (entries.length === 0) throw new Error('A change that says nothing to the log is not made');
      const by = typeof author === 'function' ? author() : author;
      for (const entry of entries) await writeEntry(tx, by, entry);
      return answer;
    });
  } catch (error) {
    if (error instanceof NothingChanged) return error.answer as T;
    throw error;
  }
}
