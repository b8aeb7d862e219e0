// Who asks for an event and waits for its draw.
import { pendingStatuses } from '@stagedoor/rules/request-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface EventKey {
  sellerId: number;
  eventId: number;
}

export interface AskingFan {
  requestId: number;
  number: string;
  userId: number;
  outletId: number;
}

const asking = ({ sellerId, eventId }: EventKey) => sql`
  from event_requests e
  join series_requests r on r.seller_id = e.seller_id and r.request_id = e.request_id
  where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}
    and e.status = any(${[...pendingStatuses]}::text[])`;

async function count(db: Db, key: EventKey): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many ${asking(key)}`.execute(db);
  return rows[0]!.many;
}

async function page(db: Db, key: EventKey, after: number, most: number): Promise<AskingFan[]> {
  const { rows } = await sql<AskingFan>`
    select r.request_id as "requestId", r.number, r.user_id as "userId", r.outlet_id as "outletId"
    ${asking(key)} and r.request_id > ${after} order by r.request_id limit ${most}`.execute(db);
  return rows;
}

export const askingForEvent = { count, page };
