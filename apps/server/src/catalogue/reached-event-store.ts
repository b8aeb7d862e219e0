// Which events and series hang together: a change of one of them is judged with the others, and with no more.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface Reach {
  eventIds: readonly number[];
  seriesIds: readonly number[];
}

interface Row {
  eventId: number;
  seriesId: number | null;
}

/** With the named events those of the same show at these outlets, and with any series all of its events. */
export async function reachedEvents(
  db: Db,
  sellerId: number,
  outletIds: readonly number[],
  { eventIds, seriesIds }: Reach,
): Promise<Reach> {
  const here = sql`seller_id = ${sellerId} and outlet_id = any(${[...outletIds]}::int[])`;
  const { rows } = await sql<Row>`
    with near as (
      select outlet_event_id, series_id from outlet_events
      where ${here} and show_id in (
        select show_id from outlet_events
        where seller_id = ${sellerId} and outlet_event_id = any(${[...eventIds]}::int[])))
    select outlet_event_id as "eventId", series_id as "seriesId" from outlet_events
    where ${here} and (
      outlet_event_id in (select outlet_event_id from near)
      or series_id in (select series_id from near)
      or series_id = any(${[...seriesIds]}::int[]))`.execute(db);
  return {
    eventIds: rows.map(({ eventId }) => eventId),
    seriesIds: [...new Set([...seriesIds, ...rows.flatMap(({ seriesId }) => seriesId ?? [])])],
  };
}
