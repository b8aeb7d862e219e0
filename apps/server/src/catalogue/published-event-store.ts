// Since when an event stands on its outlet's list. A trigger tells programs of what comes here.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import './tables.ts';

/** To be called when the events are written; one that was taken off and comes again is published again. */
export async function markPublished(
  tx: Tx,
  { sellerId, outletIds }: Pick<CatalogueRows, 'sellerId' | 'outletIds'>,
  now: Date,
): Promise<void> {
  const ofOutlets = sql`e.seller_id = ${sellerId} and e.outlet_id = any(${outletIds}::int[])`;
  await sql`
    delete from published_events p using outlet_events e
    where ${ofOutlets} and not e.active
      and p.seller_id = e.seller_id and p.outlet_event_id = e.outlet_event_id`.execute(tx);
  await sql`
    insert into published_events (seller_id, outlet_event_id, published_at)
    select e.seller_id, e.outlet_event_id, ${now} from outlet_events e
    where ${ofOutlets} and e.active
    order by e.outlet_event_id
    on conflict do nothing`.execute(tx);
}
