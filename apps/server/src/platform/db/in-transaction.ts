import type { Db, Tx } from './tables.ts';
import { insideTransactionScope } from './transaction-scope.ts';
import { DatabaseTrouble } from './trouble.ts';

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
  const code = (error as { code?: string }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || code === PLAN_IS_STALE;
}

/** The connection broke, or led to a server that takes no writes: on another one it may go well. */
const isWorthAnotherConnection = (error: unknown): boolean =>
  error instanceof DatabaseTrouble && (error.kind === 'lost' || error.kind === 'read-only');

export interface TransactionOptions {
  /** The work finds out by itself that it was done before: then it is also repeated when nobody knows whether it was. */
  isIdempotent?: boolean;
}

/**
 * Runs the work in one transaction, again from its start when nothing of it can have been committed; so the work must
 * be repeatable. A connection that breaks during the commit itself leaves open whether it happened: that is told to
 * the caller.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { isIdempotent = false }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      const repeatable = async (tx: Tx): Promise<T> => {
        const result = await work(tx);
        isCommitting = true;
        return result;
      };
      return await insideTransactionScope(() => db.transaction().execute(repeatable));
    } catch (error) {
      const isSafe = isUndone(error) || (isWorthAnotherConnection(error) && (!isCommitting || isIdempotent));
      if (attempt === ATTEMPTS || !isSafe) throw error;
    }
  }
}
