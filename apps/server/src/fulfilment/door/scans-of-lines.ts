// What doors have seen of some lines of an order, for its story.
import { sql } from 'kysely';
import type { ToldScan } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export async function scansOfLines(
  db: Db,
  sellerId: number,
  lineIds: readonly number[],
): Promise<ToldScan[]> {
  const { rows } = await sql<ToldScan>`
    select scan_uuid as uuid, scanned_at as at, gate, coalesce(level_name, '') as level, result,
      is_double as "isDouble", offline, undone_at is not null as "isUndone", reason
    from door_scans where seller_id = ${sellerId} and line_id = any (${[...lineIds]}::int[])
    order by scanned_at desc limit 200`.execute(db);
  return rows;
}
