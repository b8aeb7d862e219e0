import type { Selectable } from 'kysely';
import type {
  ArtistsTable,
  EventItemsTable,
  OutletEventContentsTable,
  OutletEventsTable,
  PriceLevelFeesTable,
  PriceLevelsTable,
  SeriesTable,
  ShowsTable,
  ToursTable,
  VenuesTable,
} from './tables.ts';
import type { HallVersionsTable, HallsTable } from './hall-tables.ts';

/** What a description makes of the catalogue's tables. */
export interface CatalogueRows {
  sellerId: number;
  /** The outlets that are described; what the seller's others have stays as it is. */
  outletIds: number[];
  /** Where not all that they have is described: what is, and may be taken off. */
  within?:
    | { eventIds: readonly number[]; seriesIds: readonly number[]; showIds: readonly number[] }
    | undefined;
  artists: Selectable<ArtistsTable>[];
  venues: Selectable<VenuesTable>[];
  halls: Selectable<HallsTable>[];
  hallVersions: Selectable<HallVersionsTable>[];
  tours: Selectable<ToursTable>[];
  series: Selectable<SeriesTable>[];
  shows: Selectable<ShowsTable>[];
  events: Selectable<OutletEventsTable>[];
  contents: Selectable<OutletEventContentsTable>[];
  items: Selectable<EventItemsTable>[];
  levels: Selectable<PriceLevelsTable>[];
  fees: Selectable<PriceLevelFeesTable>[];
}
