import { codeOf } from '@stagedoor/rules/values/code-of';
import { haveLastWord } from './last-word.ts';
import type { Db, Tx } from './tables.ts';
import { insideTransactionScope } from './transaction-scope.ts';
import { DatabaseTrouble } from './trouble.ts';
import { unqueued } from './unqueued.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** Another node migrated the database since a statement was planned; it is planned anew at the next try. */
const PLAN_IS_STALE = '0A000';
const ATTEMPTS = 4;

/** Thrown by work that found the ground moved under it and wants to begin again. */
export class BeginAgain extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/** With these the database says itself that nothing was committed. */
function isUndone(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || code === PLAN_IS_STALE;
}

/** The connection broke, or led to a server that takes no writes: on another one it may go well. */
const isWorthAnotherConnection = (error: unknown): boolean =>
  error instanceof DatabaseTrouble && (error.kind === 'lost' || error.kind === 'read-only');

export interface TransactionOptions {
  /** The work finds out by itself that it was done before: then it is also repeated when nobody knows whether it was. */
  isIdempotent?: boolean;
}

class Ending<T> {
  readonly sent: Promise<T>;

  constructor(sent: Promise<T>) {
    this.sent = sent;
    // Whoever ends the transaction learns of it.
    sent.catch(() => {});
  }
}

/**
 * What a transaction ends with: statements that are all under way, and the commit travels behind them. Their answers
 * decide nothing any more: what must be so is required by locks that are held, by constraints, or by `must_be`.
 */
export const lastly = <T>(sent: Promise<T>): Ending<T> => new Ending(sent);

type Work<T> = (tx: Tx) => Promise<T | Ending<T>>;

async function runOnce<T>(db: Db, work: Work<T>, beforeCommit: () => void): Promise<T> {
  let ending: Ending<T> | undefined;
  try {
    const result = await db.transaction().execute(async (queued) => {
      const { tx, close } = await unqueued(queued);
      const outcome = await work(tx);
      await haveLastWord(db, tx);
      beforeCommit();
      if (outcome instanceof Ending) {
        ending = outcome;
        close();
      }
      return outcome;
    });
    return result instanceof Ending ? await result.sent : result;
  } catch (error) {
    // The commit only says that there was nothing to commit; a statement that failed says why.
    await ending?.sent;
    throw error;
  }
}

/**
 * Runs the work in one transaction, again from its start when nothing of it can have been committed; so the work must
 * be repeatable. A connection that breaks during the commit itself leaves open whether it happened: that is told to
 * the caller.
 */
export async function inTransaction<T>(
  db: Db,
  work: Work<T>,
  { isIdempotent = false }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    const beforeCommit = (): void => {
      isCommitting = true;
    };
    try {
      return await insideTransactionScope(() => runOnce(db, work, beforeCommit));
    } catch (error) {
      const isSafe = isUndone(error) || (isWorthAnotherConnection(error) && (!isCommitting || isIdempotent));
      if (attempt === ATTEMPTS || !isSafe) throw error;
    }
  }
}
