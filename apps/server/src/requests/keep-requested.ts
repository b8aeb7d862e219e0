import { askedHarm } from '@stagedoor/rules/programme/asked-harm';
import type { AskedFor } from '@stagedoor/rules/programme/asked-harm';
import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { HarmCheck } from '../programme/index.ts';
import './tables.ts';

/** Fans who wait for a draw keep what they asked for: its event, its show, its series, its price levels. */
export const keepRequested: HarmCheck = async (db, { sellerId, current, wanted }) => {
  const { rows } = await sql<AskedFor>`
    select e.outlet_event_id as "eventId", l.price_level_id as "levelId",
      count(distinct e.event_request_id)::int as many
    from event_requests e
    join request_lines l on l.seller_id = e.seller_id and l.event_request_id = e.event_request_id
    where e.seller_id = ${sellerId} and e.status = any(${[...pendingStatuses]}::text[])
    group by grouping sets ((e.outlet_event_id), (e.outlet_event_id, l.price_level_id))
    order by 1, 2 nulls first`.execute(db);
  return askedHarm(current, wanted, rows, 'request');
};
