import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ofSeller } from '../sellers/index.ts';
import './tables.ts';

/** A piece of a statement: the events whose tickets may be on phones by that day. */
export const ticketsDue = (now: Date): RawBuilder<unknown> => sql`
  select e.seller_id, e.outlet_event_id from outlet_events e join (${ofSeller.days(now)}) d using (seller_id)
  where e.ticket_day is null or e.ticket_day <= d.today`;
