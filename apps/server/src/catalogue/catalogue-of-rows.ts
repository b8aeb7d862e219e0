// The catalogue as it would be read if these rows stood in the database: for whoever looks at a draft.
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { CatalogueRows } from './catalogue-rows.ts';
import type { LeftByLevel } from './describe-items.ts';
import { describeEvents } from './outlet-events.ts';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Catalogue, EventRow, SeriesRow } from './catalogue-store.ts';

const byId = <Row, Id>(rows: readonly Row[], idOf: (row: Row) => Id): Map<Id, Row> =>
  new Map(rows.map((row) => [idOf(row), row]));

function seriesRows({ series, tours }: CatalogueRows): SeriesRow[] {
  const tourOf = byId(tours, (row) => row.tour_id);
  return series.map((row) => {
    const tour = row.tour_id === null ? undefined : tourOf.get(row.tour_id);
    return {
      ...row,
      tour_name: tour?.name ?? null,
      tour_priority: tour?.allow_priority_selection ?? null,
    };
  });
}

function eventRows({ events, shows, artists, venues }: CatalogueRows): EventRow[] {
  const showOf = byId(shows, (row) => row.show_id);
  const artistOf = byId(artists, (row) => row.artist_id);
  const venueOf = byId(venues, (row) => row.venue_id);
  return events.map((event) => {
    const show = valueOf(showOf, event.show_id);
    const venue = show.venue_id === null ? undefined : venueOf.get(show.venue_id);
    return {
      ...show,
      ...event,
      artist_name: (show.artist_id !== null && artistOf.get(show.artist_id)?.name) || null,
      venue_name: venue?.name ?? null,
      city: venue?.city ?? null,
      state: venue?.state ?? null,
      time_zone: venue?.time_zone ?? null,
      canceled_at: null,
      moved_from: null,
    };
  });
}

/** Of one outlet. */
function catalogueOfRows(rows: CatalogueRows, outletId: number, taxesIncluded: boolean): Catalogue {
  const isOurs = (row: { outlet_id: number }) => row.outlet_id === outletId;
  const { contents, items, levels, fees } = rows;
  return {
    events: eventRows({ ...rows, events: rows.events.filter(isOurs) }),
    series: seriesRows({ ...rows, series: rows.series.filter(isOurs) }),
    contents,
    items,
    levels,
    fees,
    taxesIncluded,
  };
}

interface Shown {
  outletId: number;
  taxesIncluded: boolean;
  left: LeftByLevel;
  now: Date;
}

/** The events of an outlet as customers would see them. */
export const eventsOfRows = (
  rows: CatalogueRows,
  { outletId, taxesIncluded, left, now }: Shown,
): OutletEvent[] =>
  describeEvents(
    { catalogue: catalogueOfRows(rows, outletId, taxesIncluded), waiting: new Set() },
    left,
    now,
  );
