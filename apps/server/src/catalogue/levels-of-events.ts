import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** A piece of a statement: `event_id` and `price_level_id` of these events. */
export const levelsOfEvents = (sellerId: number, eventIds: readonly number[]): RawBuilder<unknown> => sql`
  select i.outlet_event_id as event_id, l.price_level_id
  from event_items i join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
  where i.seller_id = ${sellerId} and i.outlet_event_id = any(${[...eventIds]}::int[])`;
