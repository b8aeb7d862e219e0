import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** Of these lines those that customers sit by: no add-ons, and none of guests. */
export async function seatedLines(
  db: Db,
  sellerId: number,
  lineIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (lineIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select l.line_id as id from order_lines l
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and o.guest_request_uuid is null
    where l.seller_id = ${sellerId} and l.line_id = any (${[...lineIds]}::int[]) and not l.is_add_on`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
