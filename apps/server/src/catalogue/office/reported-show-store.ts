import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { describeEvent, eventColumns, eventTables } from './office-event-row.ts';
import type { OfficeEventRow } from './office-event-row.ts';
import type { EventScope } from './read-events.ts';
import '../tables.ts';

interface ReportedRow extends OfficeEventRow {
  show_id: number;
  artist_id: number | null;
  venue_id: number | null;
  series_id: number | null;
  doors_at: Date | null;
}

const columns = sql`${eventColumns}, e.show_id, s.artist_id, s.venue_id, e.series_id, s.doors_at`;
const seen = ({ outletIds }: EventScope) =>
  outletIds === 'all' ? sql`true` : sql`e.outlet_id = any (${[...outletIds]}::int[])`;

const describe = (row: ReportedRow) => ({
  ...describeEvent(row),
  showId: row.show_id,
  artistId: row.artist_id,
  venueId: row.venue_id,
  seriesId: row.series_id ?? undefined,
  doorsAt: row.doors_at ?? undefined,
});
export type ReportedEvent = ReturnType<typeof describe>;

/** The same show at every outlet that somebody sees, the event that is asked for first; none where that is not seen. */
export async function eventsOfReport(db: Db, scope: EventScope, eventId: number): Promise<ReportedEvent[]> {
  const { rows } = await sql<ReportedRow>`
    select ${columns} from ${eventTables}
    where e.seller_id = ${scope.sellerId} and ${seen(scope)} and e.show_id = (
      select show_id from outlet_events where seller_id = ${scope.sellerId} and outlet_event_id = ${eventId})
    order by e.outlet_event_id <> ${eventId}, e.outlet_event_id`.execute(db);
  const events = rows.map(describe);
  return events[0]?.id === eventId ? events : [];
}

const MOST_OTHERS = 200;

/** Other shows that one could stand beside, each by its first event: those of its artist and its venue first. */
export async function otherShows(
  db: Db,
  scope: EventScope,
  { showId, artistId, venueId }: Pick<ReportedEvent, 'showId' | 'artistId' | 'venueId'>,
): Promise<ReportedEvent[]> {
  const near = sql`(coalesce(s.artist_id = ${artistId}::int, false)::int * 2
    + coalesce(s.venue_id = ${venueId}::int, false)::int)`;
  const { rows } = await sql<ReportedRow>`
    select ${columns} from ${eventTables}
    where e.seller_id = ${scope.sellerId} and ${seen(scope)} and e.show_id <> ${showId} and s.starts_at is not null
      and not exists (select from outlet_events f where f.seller_id = e.seller_id and f.show_id = e.show_id
        and f.outlet_event_id < e.outlet_event_id
        and ${scope.outletIds === 'all' ? sql`true` : sql`f.outlet_id = any (${[...scope.outletIds]}::int[])`})
    order by ${near} desc, s.starts_at desc, e.outlet_event_id limit ${sql.lit(MOST_OTHERS)}`.execute(db);
  return rows.map(describe);
}

export interface NamedEvent {
  eventId: number;
  name: string;
  startsAt: Date | undefined;
  tour: string | undefined;
}

/** Events by their names, with the tour that their series belongs to. */
export async function eventsWithTours(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<NamedEvent[]> {
  const { rows } = await sql<OfficeEventRow & { tour: string | null }>`
    select ${eventColumns}, t.name as tour from ${eventTables}
    left join tours t on t.seller_id = g.seller_id and t.tour_id = g.tour_id
    where e.seller_id = ${sellerId} and e.outlet_event_id = any (${[...eventIds]}::int[])`.execute(db);
  return rows.map((row) => {
    const { id, name, startsAt } = describeEvent(row);
    return { eventId: id, name, startsAt, tour: row.tour ?? undefined };
  });
}
