import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** Every row of every table, as text: two of these are equal when nothing at all has changed. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const rows: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} as t order by 1`.execute(db);
    rows[name] = found.rows.map(({ row }) => row);
  }
  return rows;
}
