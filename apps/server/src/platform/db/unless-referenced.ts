import { sql } from 'kysely';
import { codeOf } from '@stagedoor/rules/values/code-of';
import type { Tx } from './tables.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Does the work, or undoes it and answers undefined when a row that it removes is still referred to. */
export async function unlessReferenced<T>(tx: Tx, work: () => Promise<T>): Promise<T | undefined> {
  await sql`savepoint unless_referenced`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint unless_referenced`.execute(tx);
    return done;
  } catch (error) {
    if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint unless_referenced`.execute(tx);
    return undefined;
  }
}
