import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** Some event with something to sell, of this outlet rather than of another one of the seller. */
export async function sampleEvent(
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.outlet_event_id as id from outlet_events e
    where e.seller_id = ${sellerId} and exists (
      select from event_items i join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
      where i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id)
    order by e.outlet_id = ${outletId} desc, e.outlet_event_id limit 1`.execute(db);
  return rows[0]?.id;
}
