import { outletEvent } from '@stagedoor/contract/entities/event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { EventRow, SeriesRow } from './catalogue-store.ts';
import { describeEvents, listEvents } from './outlet-events.ts';

const now = new Date('2026-11-15T17:00:00Z');
const day = (date: string) => new Date(`${date}T00:30:00Z`);
// No two columns are alike: what is read from the wrong one shows.
const row = {
  outlet_event_id: 101,
  series_id: null,
  sales_type_id: 1,
  override_name: 'The homecoming',
  description: '<p>Two sets.</p>',
  image_override_url: '/images/ours.svg',
  door_time_override: day('2026-12-14'),
  use_door_time_override: true,
  mobile_delivery: false,
  artist_id: 7,
  artist_name: 'Juniper & the Tides',
  venue_name: 'Granite Hall',
  city: 'Boston',
  state: 'MA',
  time_zone: null,
  name: 'Long Way Home',
  starts_at: day('2026-12-16'),
  moved_from: day('2026-12-09'),
  canceled_at: null,
  display_show_time: false,
  doors_at: day('2026-12-15'),
  image_url: '/images/poster.svg',
  mobile_image_url: '/images/phone.svg',
  seat_map_url: '/images/map.svg',
  public_onsale_url: 'https://sale.example/x',
  public_onsale_at: day('2026-11-20'),
  public_onsale_text_override: true,
  public_onsale_text: 'Everybody else',
  external_sales_url: 'https://venue.example',
  refund_window_open: true,
  refund_window_open_text: 'Until a week before.',
  refund_window_closed_text: 'Too late.',
} as unknown as EventRow;

const describedAs = (events: Partial<EventRow>[], series: Partial<SeriesRow>[] = []) =>
  describeEvents(
    {
      catalogue: {
        events: events.map((event) => ({ ...row, ...event })),
        series,
        items: [],
        levels: [],
        fees: [],
        contents: [{ outlet_event_id: 101, sort: 1, title: 'Getting there', body: 'Orange Line.' }],
      },
      waiting: new Set<number>(),
    } as unknown as Parameters<typeof describeEvents>[0],
    new Map(),
    now,
  );

test('[ENTITY-16] [ENTITY-17] [EVENT-03] [EVENT-07] [EVENT-34] [LIST-07] each field of an event comes from its own column', () => {
  expect(describedAs([{}]).map((event) => z.encode(outletEvent, event))).toMatchObject([
    {
      OutletEventID: 101,
      SalesTypeID: 1,
      OutletSeriesID: null,
      OutletEventOverrideName: 'The homecoming',
      OutletEventDoorTime: '2026-12-14T00:30:00.000Z',
      OutletEventDoorTimeStatus: true,
      EnableMobileDelivery: false,
      OutletEventDescription: '<p>Two sets.</p>',
      EventImageOverride: '/images/ours.svg',
      OutletEventContents: [{ Title: 'Getting there', Body: 'Orange Line.' }],
      Event: {
        Name: 'Long Way Home',
        ShowDate: '2026-12-16T00:30:00.000Z',
        PostponedFrom: '2026-12-09T00:30:00.000Z',
        DisplayShowTime: false,
        DoorTime: '2026-12-15T00:30:00.000Z',
        Venue: { VenueName: 'Granite Hall', City: 'Boston', State: 'MA' },
        Artist: { ArtistID: 7, ArtistName: 'Juniper & the Tides' },
        EventImage: '/images/poster.svg',
        EventImageMobile: '/images/phone.svg',
        SeatMapImage: '/images/map.svg',
        PublicOnsaleURL: 'https://sale.example/x',
        PublicOnsaleDate: '2026-11-20T00:30:00.000Z',
        PublicOnSaleTextOverride: true,
        PublicOnSaleTextOverrideText: 'Everybody else',
        ExternalSalesURL: 'https://venue.example',
        RefundWindowOpen: true,
        RefundRequestWindowOpenText: 'Until a week before.',
        RefundRequestWindowClosedText: 'Too late.',
      },
    },
  ]);
});

test('[ENTITY-16] of two events each says of itself what is canceled and what waits, with its own items, levels and fees', () => {
  const item = (id: number, event: number) => ({ item_id: id, outlet_event_id: event, name: `Item ${id}` });
  const level = (id: number, itemId: number) => ({
    price_level_id: id,
    item_id: itemId,
    name: `Level ${id}`,
    price_cents: id * 100,
    sale_status: 'ON_SALE',
    on_sale_from: null,
    on_sale_until: null,
  });
  const events = describeEvents(
    {
      catalogue: {
        events: [
          { ...row, outlet_event_id: 101, canceled_at: day('2026-11-01') },
          { ...row, outlet_event_id: 102 },
        ],
        series: [],
        items: [item(1, 101), item(2, 102)],
        levels: [level(11, 1), level(12, 2)],
        fees: [{ price_level_id: 12, name: 'Service', description: null, value_cents: 550 }],
        contents: [],
      },
      waiting: new Set([102]),
    } as unknown as Parameters<typeof describeEvents>[0],
    new Map([[12, 4]]),
    now,
  );
  expect(events).toMatchObject([
    { id: 101, canceled: true, items: [{ id: 1, priceLevels: [{ id: 11, fees: [] }] }] },
    {
      id: 102,
      hasWaitingRoom: true,
      fewLeft: 4,
      items: [{ id: 2, priceLevels: [{ id: 12, fees: [{ name: 'Service', valueCents: 550 }] }] }],
    },
  ]);
  expect([events[0]?.hasWaitingRoom, events[1]?.canceled]).toEqual([undefined, undefined]);
});

test('[LIST-16] [SERIES-05] listed are those ahead, in the order of their shows, and none of a series that is still hidden', () => {
  const dates = { visible_from: null, closes_at: null };
  const events = describedAs(
    [
      { outlet_event_id: 1, starts_at: day('2026-12-20') },
      { outlet_event_id: 2, starts_at: day('2026-12-10') },
      { outlet_event_id: 3, starts_at: day('2026-11-10') },
      { outlet_event_id: 4, starts_at: null },
      { outlet_event_id: 5, series_id: 21 },
      { outlet_event_id: 6, series_id: 22 },
    ],
    [
      { series_id: 21, ...dates, opens_at: day('2026-12-01') },
      { series_id: 22, ...dates, opens_at: day('2026-12-01'), visible_from: day('2026-11-01') },
    ],
  );
  const ids = (includePast: boolean) => listEvents(events, now, includePast).map(({ id }) => id);
  expect(ids(false)).toEqual([2, 6, 1]);
  expect(ids(true)).toEqual([3, 2, 6, 1]);
  expect(events[5]?.series).toMatchObject({ id: 22, visible: true, open: false });
});
