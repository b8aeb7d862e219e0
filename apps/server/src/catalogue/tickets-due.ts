import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** A piece of a statement: the events whose tickets may be on phones by that day. */
export const ticketsDue = (day: string): RawBuilder<unknown> =>
  sql`select seller_id, outlet_event_id from outlet_events where ticket_day is null or ticket_day <= ${day}::date`;
