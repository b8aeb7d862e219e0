import type { SaleStatus } from '@stagedoor/rules/events/sale-status';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** Levels of one show that are sold in the same hours, together. */
interface SaleHours {
  eventId: number;
  saleStatus: SaleStatus;
  onSaleFrom: Date | null;
  onSaleUntil: Date | null;
  capacity: number;
  sold: number;
  /** Nothing where none of them is left. */
  free: number;
}

/** Of thousands of shows a few numbers each: `levels` is a piece of the catalogue's. */
export async function stockOnSale(
  db: Db,
  sellerId: number,
  levels: RawBuilder<unknown>,
  now: Date,
): Promise<SaleHours[]> {
  const { rows } = await sql<SaleHours>`
    select w.event_id as "eventId", w.sale_status as "saleStatus", w.on_sale_from as "onSaleFrom",
      w.on_sale_until as "onSaleUntil", coalesce(sum(s.capacity), 0)::int as capacity,
      coalesce(sum(s.sold), 0)::int as sold,
      coalesce(sum(s.capacity - s.sold - s.held + (select count(*) from tickets t
        where s.held > 0 and t.seller_id = s.seller_id and t.price_level_id = s.price_level_id
          and t.state = 'held' and t.holder_kind = 'cart' and t.held_until <= ${now})), 0)::int as free
    from (${levels}) w
    left join level_stock s on s.seller_id = ${sellerId} and s.price_level_id = w.price_level_id
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}
