import { askedHarm } from '@stagedoor/rules/programme/asked-harm';
import type { AskedFor } from '@stagedoor/rules/programme/asked-harm';
import { sql } from 'kysely';
import type { HarmCheck } from '../programme/index.ts';
import './tables.ts';

/** Guests who wait to be told, or who were told that they may come, keep what they asked for. */
export const keepGuests: HarmCheck = async (db, { sellerId, current, wanted }) => {
  const { rows } = await sql<AskedFor>`
    select l.outlet_event_id as "eventId", l.price_level_id as "levelId", count(distinct l.request_uuid)::int as many
    from guest_requests g
    join guest_request_lines l on l.seller_id = g.seller_id and l.request_uuid = g.request_uuid
    where g.seller_id = ${sellerId} and g.state in ('pending', 'approved')
    group by grouping sets ((l.outlet_event_id), (l.outlet_event_id, l.price_level_id))
    order by 1, 2 nulls first`.execute(db);
  return askedHarm(current, wanted, rows, 'guest request');
};
