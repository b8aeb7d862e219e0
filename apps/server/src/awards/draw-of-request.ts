import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** The draw that decided about a request and is still walked: what comes back of its award waits for the next walk. */
export async function drawOfRequest(
  db: Db,
  sellerId: number,
  requestId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('draw_entries as e')
    .innerJoin('draws as d', (join) =>
      join.onRef('d.seller_id', '=', 'e.seller_id').onRef('d.draw_key', '=', 'e.draw_key'),
    )
    .select('d.draw_key')
    .where('e.seller_id', '=', sellerId)
    .where('e.request_id', '=', requestId)
    .where('d.state', '=', 'published')
    .where('d.walks_ended_at', 'is', null)
    .orderBy('d.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.draw_key;
}
