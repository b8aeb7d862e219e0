import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

interface EventKey {
  sellerId: number;
  eventId: number;
}

export interface EventOfShow {
  eventId: number;
  outletId: number;
}

/** All events of the show that an event is of: one date counts for them all. */
export async function eventsOfShow(db: Db, { sellerId, eventId }: EventKey): Promise<EventOfShow[]> {
  const { rows } = await sql<EventOfShow>`
    select o.outlet_event_id as "eventId", o.outlet_id as "outletId" from outlet_events e
    join outlet_events o on o.seller_id = e.seller_id and o.show_id = e.show_id
    where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}
    order by o.outlet_event_id`.execute(db);
  return rows;
}

/** The events of its series, in the order of their ids; the event alone where it is of none. */
export async function eventsOfSeries(db: Db, { sellerId, eventId }: EventKey): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.outlet_event_id as id from outlet_events e
    join outlet_events o on o.seller_id = e.seller_id
      and (o.outlet_event_id = e.outlet_event_id or (o.series_id = e.series_id and o.outlet_id = e.outlet_id))
    where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}
    order by o.outlet_event_id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Postponing extends EventKey {
  startsAt: Date;
  seenAt: Date | undefined;
  /** What customers read beside the way to their money. */
  openText: string;
}

/** The date that was announced first is kept, however often a show moves. */
export async function noteMove(tx: Tx, { sellerId, eventId }: EventKey, movedFrom: Date): Promise<void> {
  await sql`
    insert into moved_shows (seller_id, show_id, moved_from)
    select seller_id, show_id, ${movedFrom}::timestamptz from outlet_events
    where seller_id = ${sellerId} and outlet_event_id = ${eventId}
    on conflict do nothing`.execute(tx);
}

/**
 * Show and doors move by the same time, the date that was announced first is kept, and the refund windows of its events open. False where its date is not the one
 * that was seen.
 */
export async function postponeShow(
  tx: Tx,
  { sellerId, eventId, startsAt, seenAt, openText }: Postponing,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shows s set starts_at = ${startsAt}, doors_at = s.doors_at + (${startsAt}::timestamptz - s.starts_at)
    from outlet_events e where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}
      and s.seller_id = e.seller_id and s.show_id = e.show_id
      and s.starts_at is not distinct from ${seenAt ?? null}::timestamptz`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  if (seenAt) await noteMove(tx, { sellerId, eventId }, seenAt);
  const events = await eventsOfShow(tx, { sellerId, eventId });
  await sql`
    insert into refund_windows (seller_id, outlet_event_id, is_open, open_text, closed_text, alert, updated_at)
    select ${sellerId}::int, id, true, ${openText}::text, null, null, date_trunc('milliseconds', ${now}::timestamptz)
    from unnest(${events.map((event) => event.eventId)}::int[]) as id
    on conflict (seller_id, outlet_event_id) do update set is_open = true, open_text = excluded.open_text,
      updated_at = excluded.updated_at`.execute(tx);
  return true;
}
