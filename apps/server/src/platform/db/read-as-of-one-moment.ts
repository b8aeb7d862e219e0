import { sql } from 'kysely';
import type { Tx } from './tables.ts';

/** The first word of a transaction whose statements must all see the same moment, whatever others commit meanwhile. */
export async function readAsOfOneMoment(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
}
