// The events of an outlet as the contract describes them, for one moment.
import type { EventItem, OutletEvent } from '@stagedoor/contract/entities/event';
import { concernsEvent } from '@stagedoor/rules/codes/where-it-holds';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import { listedEvents } from '@stagedoor/rules/events/listed-events';
import { orNone } from '../platform/db/or-none.ts';
import type { CachedCatalogue } from './catalogue-cache.ts';
import type { CodesHere } from './code-at-event.ts';
import type { EventRow } from './catalogue-store.ts';
import { describeItem, offerOf } from './describe-items.ts';
import type { LeftByLevel, OpensLevel } from './describe-items.ts';
import { movedFrom } from './moved-from.ts';
import { venueOf } from './venue-of.ts';
import { describeSeries } from './series-of-outlet.ts';

function describeShow(row: EventRow): OutletEvent['show'] {
  const { artist_id, artist_name } = row;
  return {
    name: orNone(row.name),
    startsAt: orNone(row.starts_at),
    movedFrom: movedFrom(row),
    displayShowTime: row.display_show_time,
    doorsAt: orNone(row.doors_at),
    venue: venueOf(row),
    artist: artist_id === null || artist_name === null ? undefined : { id: artist_id, name: artist_name },
    imageUrl: orNone(row.image_url),
    mobileImageUrl: orNone(row.mobile_image_url),
    seatMapUrl: orNone(row.seat_map_url),
    publicOnsaleUrl: orNone(row.public_onsale_url),
    publicOnsaleAt: orNone(row.public_onsale_at),
    publicOnsaleTextOverride: row.public_onsale_text_override,
    publicOnsaleText: orNone(row.public_onsale_text),
    externalSalesUrl: orNone(row.external_sales_url),
    refundWindowOpen: row.refund_window_open,
    refundWindowOpenText: orNone(row.refund_window_open_text),
    refundWindowClosedText: orNone(row.refund_window_closed_text),
  };
}

function takesCodes(
  codes: readonly CodesHere[],
  { outlet_event_id: eventId, sales_type_id }: EventRow,
  items: readonly EventItem[],
  now: Date,
): boolean {
  if (sales_type_id !== INSTANT_SALE) return false;
  const levelIds = items.flatMap(({ priceLevels }) => priceLevels.map(({ id }) => id));
  return codes.some(
    (code) => (code.endsAt === undefined || code.endsAt > now) && concernsEvent(code, eventId, levelIds),
  );
}

export function describeEvents(
  {
    catalogue,
    waiting,
    codes = [],
  }: Pick<CachedCatalogue, 'catalogue' | 'waiting'> & Partial<Pick<CachedCatalogue, 'codes'>>,
  left: LeftByLevel,
  now: Date,
  opens?: OpensLevel,
): OutletEvent[] {
  const seriesById = new Map(catalogue.series.map((row) => [row.series_id, describeSeries(row, now)]));
  const itemsByEvent = Map.groupBy(catalogue.items, (row) => row.outlet_event_id);
  const contentsByEvent = Map.groupBy(catalogue.contents, (row) => row.outlet_event_id);
  const parts = {
    levelsByItem: Map.groupBy(catalogue.levels, (row) => row.item_id),
    feesByLevel: Map.groupBy(catalogue.fees, (row) => row.price_level_id),
    left,
    opens,
    now,
    withList: new Set(
      catalogue.events
        .filter(({ waiting_hours, canceled_at }) => waiting_hours !== null && canceled_at === null)
        .map(({ outlet_event_id }) => outlet_event_id),
    ),
  };
  return catalogue.events.map((row) => {
    const items = (itemsByEvent.get(row.outlet_event_id) ?? []).map((item) =>
      describeItem(item, row.sales_type_id, parts),
    );
    return {
      ...offerOf(items, row.sales_type_id, left),
      chooseSeats: row.choose_seats || undefined,
      takesCodes: takesCodes(codes, row, items, now) || undefined,
      hasWaitingList:
        items.some(({ priceLevels }) => priceLevels.some(({ soldOut }) => soldOut)) || undefined,
      hasWaitingRoom: waiting.has(row.outlet_event_id) || undefined,
      id: row.outlet_event_id,
      canceled: row.canceled_at !== null || undefined,
      salesType: row.sales_type_id,
      seriesId: row.series_id,
      series: row.series_id === null ? undefined : seriesById.get(row.series_id),
      items,
      overrideName: orNone(row.override_name),
      doorTimeOverride: orNone(row.door_time_override),
      useDoorTimeOverride: row.use_door_time_override,
      mobileDelivery: row.mobile_delivery,
      description: orNone(row.description),
      imageOverrideUrl: orNone(row.image_override_url),
      contents: (contentsByEvent.get(row.outlet_event_id) ?? []).map(({ title, body }) => ({ title, body })),
      show: describeShow(row),
    };
  });
}

/** LIST-16: what the list shows; an event without a date has nothing to be sorted by and stays reachable by address. */
export function listEvents(events: OutletEvent[], now: Date, includePast: boolean): OutletEvent[] {
  const dated = events.flatMap((event) =>
    event.show.startsAt ? [{ event, showDate: event.show.startsAt, series: event.series }] : [],
  );
  return listedEvents(dated, now, includePast).map(({ event }) => event);
}
