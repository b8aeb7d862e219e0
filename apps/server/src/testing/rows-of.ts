// What a database holds, table by table, in a word each: equal where every row is equal, and the next numbers too.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { readCounters } from '../platform/db/counters.ts';
import { tablesInOrder } from '../platform/db/schema-of.ts';
import type { Db } from '../platform/db/tables.ts';

export type Rows = Record<string, string>;

export async function rowsOf(db: Db): Promise<Rows> {
  const told: Rows = {};
  await db.transaction().execute(async (tx) => {
    const shapes = await tablesInOrder(tx);
    for (const { name } of shapes) {
      const { rows } = await sql<{ line: string }>`
        select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(tx);
      const lines = rows.map(({ line }) => line).sort();
      const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
      told[name] = `${lines.length} ${hash}`;
    }
    for (const [column, next] of Object.entries(await readCounters(tx, shapes))) told[column] = `${next}`;
  });
  return told;
}
