import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** A piece of a statement: the ids of the price levels that an outlet has on its list. */
export const levelsOfOutlet = (sellerId: number, outletId: number): RawBuilder<unknown> => sql`
  select l.price_level_id from price_levels l
  join event_items i on i.seller_id = l.seller_id and i.item_id = l.item_id
  join outlet_events e on e.seller_id = i.seller_id and e.outlet_event_id = i.outlet_event_id
  where l.seller_id = ${sellerId} and e.outlet_id = ${outletId} and e.active`;
