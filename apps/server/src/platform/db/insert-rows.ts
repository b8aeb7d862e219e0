import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tables, Tx } from './tables.ts';

/**
 * Inserts rows in one statement, whose text is the same however many they are. All have the same columns. `tail` is what
 * follows: what to do about a conflict, what to answer.
 */
export async function insertRows<R>(
  tx: Tx,
  table: keyof Tables,
  rows: readonly object[],
  tail: RawBuilder<unknown> = sql``,
): Promise<R[]> {
  if (!rows[0]) return [];
  const columns = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  const answer = await sql<R>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${given} ${tail}`.execute(tx);
  return answer.rows;
}
