// Who plays where and when: what a seller's outlets share.
import type { Programme } from '@stagedoor/descriptions/programme';
import { describedHalls, hallRows } from './hall-rows.ts';
import type { CatalogueRows } from './tables-of-rows.ts';

type Show = Programme['shows'][number];
type ShowRow = CatalogueRows['shows'][number];
type SharedRows = Pick<CatalogueRows, 'artists' | 'venues' | 'halls' | 'hallVersions' | 'tours' | 'shows'>;

const showRow = (seller_id: number, show: Show): ShowRow => ({
  seller_id,
  show_id: show.id,
  artist_id: show.artist,
  venue_id: show.venue,
  name: show.name,
  starts_at: show.date,
  display_show_time: show.displayTime,
  doors_at: show.doors,
  image_url: show.image,
  mobile_image_url: show.mobileImage,
  seat_map_url: show.seatMap,
  public_onsale_url: show.publicOnsale?.url ?? null,
  public_onsale_at: show.publicOnsale?.date ?? null,
  public_onsale_text: show.publicOnsale?.text ?? null,
  public_onsale_text_override: (show.publicOnsale?.text ?? null) !== null,
  external_sales_url: show.externalSalesUrl,
  refund_window_open: show.refunds?.windowOpen ?? false,
  refund_window_open_text: show.refunds?.openText ?? null,
  refund_window_closed_text: show.refunds?.closedText ?? null,
  refund_alert_message: show.refunds?.alert ?? null,
  tax_rate_basis_points: Math.round(show.taxPercent * 100),
});

/** A window that is closed and says nothing is the same as none. */
function describedRefunds(row: ShowRow): Show['refunds'] {
  const refunds = {
    windowOpen: row.refund_window_open,
    openText: row.refund_window_open_text,
    closedText: row.refund_window_closed_text,
    alert: row.refund_alert_message,
  };
  return Object.values(refunds).some((value) => value !== null && value !== false) ? refunds : null;
}

const describedShow = (row: ShowRow): Show => ({
  id: row.show_id,
  artist: row.artist_id!,
  venue: row.venue_id!,
  name: row.name,
  date: row.starts_at!,
  displayTime: row.display_show_time,
  doors: row.doors_at,
  image: row.image_url,
  mobileImage: row.mobile_image_url,
  seatMap: row.seat_map_url,
  publicOnsale:
    row.public_onsale_url === null
      ? null
      : { url: row.public_onsale_url, date: row.public_onsale_at, text: row.public_onsale_text },
  externalSalesUrl: row.external_sales_url,
  refunds: describedRefunds(row),
  taxPercent: row.tax_rate_basis_points / 100,
});

export const sharedRows = ({
  id: seller_id,
  artists,
  venues,
  halls,
  tours,
  shows,
}: Programme): SharedRows => ({
  artists: artists.map(({ id, name }) => ({ seller_id, artist_id: id, name })),
  venues: venues.map(({ id, name, city, state, timeZone }) => ({
    seller_id,
    venue_id: id,
    name,
    city,
    state,
    time_zone: timeZone,
  })),
  ...hallRows(seller_id, halls),
  tours: tours.map(({ id, name, prioritySelection }) => ({
    seller_id,
    tour_id: id,
    name,
    allow_priority_selection: prioritySelection,
  })),
  shows: shows.map((show) => showRow(seller_id, show)),
});

export const describedShared = (
  rows: SharedRows,
): Pick<Programme, 'artists' | 'venues' | 'halls' | 'tours' | 'shows'> => ({
  artists: rows.artists.map((row) => ({ id: row.artist_id, name: row.name })),
  venues: rows.venues.map((row) => ({
    id: row.venue_id,
    name: row.name,
    city: row.city,
    state: row.state,
    timeZone: row.time_zone,
  })),
  halls: describedHalls(rows),
  tours: rows.tours.map((row) => ({
    id: row.tour_id,
    name: row.name,
    prioritySelection: row.allow_priority_selection,
  })),
  shows: rows.shows.map(describedShow),
});
