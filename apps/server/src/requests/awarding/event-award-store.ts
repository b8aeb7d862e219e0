// What became of each event of some requests: those that are named, and all their others denied.
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface EventAward {
  request: number;
  event: number;
  status: string;
}

interface Stating {
  sellerId: number;
  requestIds: readonly number[];
  events: readonly EventAward[];
  /** Only what is in one of these states moves. */
  from: readonly RequestStatus[];
}

export async function stateEvents(
  tx: Tx,
  { sellerId, requestIds, events, from }: Stating,
  now: Date,
): Promise<void> {
  await sql`
    update event_requests e set updated_at = ${now}, status = w.status
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as w (request int, event int, status text)
    where e.seller_id = ${sellerId} and e.request_id = w.request and e.outlet_event_id = w.event
      and e.status = any(${from}::text[])`.execute(tx);
  // The others in a statement of their own: one that looks for each among all takes seconds with thousands.
  await sql`
    update event_requests e set updated_at = ${now}, status = 'STATUS_REQUEST_DENIED'
    where e.seller_id = ${sellerId} and e.request_id = any(${[...requestIds]}::int[])
      and e.status = any(${from}::text[])
      and (e.request_id, e.outlet_event_id) not in (
        select w.request, w.event from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as w (request int, event int))`.execute(
    tx,
  );
}
