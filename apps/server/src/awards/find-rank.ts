import type { RankInDraw } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { readResults } from './override-draw.ts';
import './tables.ts';

/** Where a request stood in the draw that decided about it, once its result is known to everybody. */
export async function rankOfRequest(
  db: Db,
  sellerId: number,
  requestId: number,
): Promise<RankInDraw | undefined> {
  const row = await db
    .selectFrom('draw_entries as e')
    .innerJoin('draws as d', (join) =>
      join.onRef('d.seller_id', '=', 'e.seller_id').onRef('d.draw_key', '=', 'e.draw_key'),
    )
    .select(['e.place', 'e.standing', 'd.entries', 'd.published_at'])
    .where('e.seller_id', '=', sellerId)
    .where('e.request_id', '=', requestId)
    .where('d.published_at', 'is not', null)
    .orderBy('d.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.place === null || row.entries === null || row.published_at === null) return undefined;
  const { place, entries, published_at: publishedAt, standing } = row;
  const isAwarded = readResults(standing ?? '[]').some(({ quantity }) => quantity > 0);
  return { place, entries, publishedAt, isAwarded };
}
