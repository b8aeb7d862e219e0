// Who asks for one of some events and waits for its draw.
import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface EventsKey {
  sellerId: number;
  eventIds: readonly number[];
}

export interface AskingFan {
  requestId: number;
  number: string;
  userId: number;
  outletId: number;
}

/** A request once, whichever of them it asks for. */
const asking = ({ sellerId, eventIds }: EventsKey) => sql`
  from series_requests r where r.seller_id = ${sellerId} and r.request_id in (
    select e.request_id from event_requests e
    where e.seller_id = ${sellerId} and e.outlet_event_id = any(${[...eventIds]}::int[])
      and e.status = any(${[...pendingStatuses]}::text[]))`;

async function count(db: Db, key: EventsKey): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many ${asking(key)}`.execute(db);
  return firstOf(rows).many;
}

async function page(db: Db, key: EventsKey, after: number, most: number): Promise<AskingFan[]> {
  const { rows } = await sql<AskingFan>`
    select r.request_id as "requestId", r.number, r.user_id as "userId", r.outlet_id as "outletId"
    ${asking(key)} and r.request_id > ${after} order by r.request_id limit ${most}`.execute(db);
  return rows;
}

export const askingForEvents = { count, page };
