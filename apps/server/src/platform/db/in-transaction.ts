import type { Db, Tx } from './tables.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** Another node migrated the database since a statement was planned; it is planned anew at the next try. */
const PLAN_IS_STALE = '0A000';
const ATTEMPTS = 4;

/** Thrown by work that found the ground moved under it and wants to begin again. */
export class BeginAgain extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

function isWorthRepeating(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || code === PLAN_IS_STALE;
}

/** Runs the work in one transaction, again from its start when the database asks for that; so the work must be repeatable. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}
