import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import { lockLevels, readFree } from './stock-store.ts';
import type { Place } from './stock-store.ts';

export interface PlaceSale {
  sellerId: number;
  orderId: number;
  lines: readonly { levelId: number; quantity: number }[];
}

const ALL_OF_THEM = 2_147_483_647;

function pick(places: readonly Place[], levelId: number, quantity: number): number[] {
  const best = pickBest(places, quantity);
  if (!best) throw new Error(`Level ${levelId} has no ${quantity} free places`);
  return best.seats.map(({ ticketId }) => ticketId);
}

/** Free becomes sold at once, for an order that came of no cart: the best places of each level, together if that can be. */
export async function sellPlaces(tx: Tx, { sellerId, orderId, lines }: PlaceSale): Promise<void> {
  const levelIds = lines.map(({ levelId }) => levelId);
  await lockLevels(tx, sellerId, levelIds);
  const free = await readFree(tx, sellerId, new Map(levelIds.map((levelId) => [levelId, ALL_OF_THEM])));
  const ids = lines.flatMap(({ levelId, quantity }) => pick(free.get(levelId) ?? [], levelId, quantity));
  await sql`
    with gone as (
      update tickets set state = 'sold', order_id = ${orderId}
      where seller_id = ${sellerId} and ticket_id = any(${ids}::bigint[])
      returning price_level_id
    )
    update level_stock s set sold = s.sold + c.sold
    from (select price_level_id, count(*)::int as sold from gone group by price_level_id) c
    where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id`.execute(tx);
}
