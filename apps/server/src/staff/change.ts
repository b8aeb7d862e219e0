// What staff change is written down where it is changed: a change without an entry in the log does not take effect.
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { latestChange } from './log/latest-change.ts';
import { writeEntry } from './log/write-entry.ts';
import type { LogAuthor, LogEntry } from './log/write-entry.ts';

type Subject = NonNullable<LogEntry['subject']>;

export interface Change {
  /** Everything that belongs to the change goes through it. */
  tx: Tx;
  /** Says what was done; at least once, or the change is undone. */
  record(entry: LogEntry): void;
  /** Which thing, as it was seen by whoever changes it: where somebody was quicker, the refusal says who. */
  about(subject: Subject, seenAt?: Date): void;
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
  let seen: { subject: Subject; at: Date | undefined } | undefined;
  const about = (subject: Subject, at?: Date): void => {
    seen = { subject, at };
  };
  try {
    return await inTransaction(db, async (tx) => {
      const entries: LogEntry[] = [];
      let isSame = false;
      const unchanged = <A>(answer: A): A => {
        isSame = true;
        return answer;
      };
      const answer = await work({ tx, record: (entry) => entries.push(entry), unchanged, about });
      if (isSame) throw new NothingChanged(answer);
      if (entries.length === 0) throw new Error('A change that says nothing to the log is not made');
      const by = typeof author === 'function' ? author() : author;
      for (const entry of entries) await writeEntry(tx, by, entry);
      return answer;
    });
  } catch (error) {
    if (error instanceof NothingChanged) return error.answer as T;
    const isOld = error instanceof Refusal && error.code === 'CHANGED_MEANWHILE';
    if (!isOld || !seen) throw error;
    const { sellerId } = typeof author === 'function' ? author() : author;
    const facts = await latestChange(db, sellerId, seen.subject, seen.at);
    throw new Refusal(error.code, {
      ...error.circumstances,
      ...(facts && { facts: { ...error.circumstances.facts, ...facts } }),
    });
  }
}
