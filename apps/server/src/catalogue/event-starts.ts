import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/**
 * A piece of a statement, for whoever orders by date what belongs to events: `outlet_event_id` and `starts_at`, which is
 * at infinity where the show has no date yet.
 */
export const eventStarts = (sellerId: number): RawBuilder<unknown> => sql`
  select e.outlet_event_id, coalesce(s.starts_at, 'infinity') as starts_at
  from outlet_events e join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
  where e.seller_id = ${sellerId}`;
