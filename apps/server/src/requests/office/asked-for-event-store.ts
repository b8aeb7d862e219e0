import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** How many requests for an event wait for their draw. */
export async function askedForEvent(db: Db, sellerId: number, eventId: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from event_requests
    where seller_id = ${sellerId} and outlet_event_id = ${eventId}
      and status = any(${[...pendingStatuses]}::text[])`.execute(db);
  return rows[0]?.many ?? 0;
}
