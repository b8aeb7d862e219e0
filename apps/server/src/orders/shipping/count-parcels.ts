// How much is to be sent, by show and by method, and what of it is late.
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../../platform/db/tables.ts';
import { isSent, isToSend } from './is-to-send.ts';
import { atOutlets } from './read-parcels.ts';
import type { ParcelScope } from './read-parcels.ts';

export async function sumParcels(db: Db, scope: ParcelScope, outletId?: number) {
  const here = atOutlets(scope, outletId);
  const all = await sql<{ toSend: number; sent: number }>`
    select (select count(*)::int from orders o where ${here} and ${isToSend}) as "toSend",
      (select count(*)::int from orders o where ${here} and ${isSent}) as sent`.execute(db);
  const events = await sql<{ event: number; parcels: number }>`
    select e.outlet_event_id as event, count(*)::int as parcels from orders o
    join order_events e on e.seller_id = o.seller_id and e.order_id = o.order_id
    where ${here} and ${isToSend} group by 1 order by 2 desc limit 50`.execute(db);
  const methods = await sql<{ name: string; parcels: number }>`
    select coalesce(o.delivery_name, '') as name, count(*)::int as parcels from orders o
    where ${here} and ${isToSend} group by 1 order by 2 desc limit 20`.execute(db);
  return { ...firstOf(all.rows), events: events.rows, methods: methods.rows };
}

/** Those whose day is over, with the oldest of their days. */
export async function lateParcels(db: Db, scope: ParcelScope, today: string) {
  const { rows } = await sql<{ parcels: number; since: string | null }>`
    select count(*)::int as parcels, min(o.estimated_ship_day)::text as since from orders o
    where ${atOutlets(scope)} and ${isToSend} and o.estimated_ship_day < ${today}::date`.execute(db);
  return firstOf(rows);
}
