// A folder's artists, shows, series and events as rows of the catalogue's tables.
import type { SellerFolder } from '../read-folder.ts';
import { eventRows } from './event-rows.ts';
import { seriesRow } from './series-row.ts';
import type { CatalogueRows } from './tables-of-rows.ts';

function showRows({ seller, artists, venues, shows }: SellerFolder): CatalogueRows['shows'] {
  return [...shows.values()].map((show) => ({
    seller_id: seller.id,
    show_id: show.id,
    artist_id: artists.get(show.artist)!.id,
    venue_id: venues.get(show.venue)!.id,
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
    tax_rate_basis_points: show.taxPercent,
  }));
}

export function catalogueRows(folder: SellerFolder): CatalogueRows {
  const { seller, artists, venues, tours, outlets } = folder;
  const seller_id = seller.id;
  const events = outlets.flatMap((outlet) => outlet.events.map((event) => eventRows(folder, outlet, event)));
  return {
    sellerId: seller.id,
    outletIds: outlets.map(({ outlet }) => outlet.id),
    artists: [...artists.values()].map(({ id, name }) => ({ seller_id, artist_id: id, name })),
    venues: [...venues.values()].map(({ id, name, city, state }) => ({
      seller_id,
      venue_id: id,
      name,
      city,
      state,
    })),
    tours: [...tours.values()].map(({ id, name, prioritySelection }) => ({
      seller_id,
      tour_id: id,
      name,
      allow_priority_selection: prioritySelection,
    })),
    series: outlets.flatMap((outlet) =>
      [...outlet.series.values()].map((each) => seriesRow(folder, outlet, each)),
    ),
    shows: showRows(folder),
    events: events.flatMap((rows) => rows.events),
    contents: events.flatMap((rows) => rows.contents),
    items: events.flatMap((rows) => rows.items),
    levels: events.flatMap((rows) => rows.levels),
    fees: events.flatMap((rows) => rows.fees),
  };
}
