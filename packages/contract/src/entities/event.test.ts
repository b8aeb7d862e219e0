import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { eventItem, outletEvent } from './event.ts';

const eventItemInCode: Of<typeof eventItem> = {
  id: 11,
  name: 'name 12',
  description: 'description 13',
  kind: { name: 'name 14', typeId: 15, suppressOnEventPage: true },
  priceLevels: [
    {
      id: 17,
      name: 'name 18',
      priceCents: 1950,
      limit: 20,
      minimum: 21,
      multiplier: 22,
      sort: 23,
      enableOptOut: true,
      saleStatus: 'ON_SALE',
      onSaleFrom: new Date('2026-01-27T12:26:00.000Z'),
      fees: [{ name: 'name 27', description: 'description 28', valueCents: 2950 }],
      isAddOn: true,
    },
  ],
  allowRefund: false,
};
const eventItemOnWire = {
  OutletEventItemID: 11,
  Name: 'name 12',
  Description: 'description 13',
  EventItem: { Name: 'name 14', EventItemTypeID: 15, SuppressOnEDP: true },
  PriceLevels: [
    {
      PriceLevelID: 17,
      PriceLevelName: 'name 18',
      PriceLevelValue: 19.5,
      PriceLevelLimit: 20,
      PriceLevelMinimum: 21,
      PriceLevelMultiplier: 22,
      Sort: 23,
      EnableOptOut: true,
      SaleStatus: 'ON_SALE',
      OnSaleFrom: '2026-01-27T12:26:00.000Z',
      FeeGroups: [{ Name: 'name 27', Description: 'description 28', Value: 29.5 }],
      isAddOn: true,
    },
  ],
  AllowRefund: false,
};

test('[ENTITY-20] [ENTITY-21] an item, its level and its fees in the wire’s names', () => {
  expect(encoded(eventItem, eventItemInCode)).toEqual(eventItemOnWire);
  expect(z.decode(eventItem, eventItemOnWire)).toEqual(eventItemInCode);
});

const outletEventInCode: Of<typeof outletEvent> = {
  id: 11,
  canceled: true,
  salesType: 13,
  seriesId: 14,
  items: [],
  overrideName: 'override name 15',
  doorTimeOverride: new Date('2026-01-17T12:16:00.000Z'),
  useDoorTimeOverride: false,
  mobileDelivery: true,
  description: 'description 19',
  imageOverrideUrl: 'image override url 20',
  contents: [{ title: 'title 21', body: 'body 22' }],
  show: {
    name: 'name 23',
    startsAt: new Date('2026-01-25T12:24:00.000Z'),
    movedFrom: new Date('2026-01-26T12:25:00.000Z'),
    displayShowTime: true,
    doorsAt: new Date('2026-01-28T12:27:00.000Z'),
    venue: { name: 'name 28', city: 'city 29', state: 'state 30', timeZone: 'time zone 31' },
    artist: { id: 32, name: 'name 33' },
    imageUrl: 'image url 34',
    mobileImageUrl: 'mobile image url 35',
    seatMapUrl: 'seat map url 36',
    publicOnsaleUrl: 'public onsale url 37',
    publicOnsaleAt: new Date('2026-02-08T12:38:00.000Z'),
    publicOnsaleTextOverride: false,
    publicOnsaleText: 'public onsale text 40',
    externalSalesUrl: 'external sales url 41',
    refundWindowOpen: true,
    refundWindowOpenText: 'refund window open text 43',
    refundWindowClosedText: 'refund window closed text 44',
  },
  fromPriceCents: 4550,
  fewLeft: 46,
  hasWaitingRoom: false,
  availability: 'on-sale',
};
const outletEventOnWire = {
  OutletEventID: 11,
  EventCanceled: true,
  SalesTypeID: 13,
  OutletSeriesID: 14,
  OutletEventItems: [],
  OutletEventOverrideName: 'override name 15',
  OutletEventDoorTime: '2026-01-17T12:16:00.000Z',
  OutletEventDoorTimeStatus: false,
  EnableMobileDelivery: true,
  OutletEventDescription: 'description 19',
  EventImageOverride: 'image override url 20',
  OutletEventContents: [{ Title: 'title 21', Body: 'body 22' }],
  Event: {
    Name: 'name 23',
    ShowDate: '2026-01-25T12:24:00.000Z',
    PostponedFrom: '2026-01-26T12:25:00.000Z',
    DisplayShowTime: true,
    DoorTime: '2026-01-28T12:27:00.000Z',
    Venue: { VenueName: 'name 28', City: 'city 29', State: 'state 30', TimeZone: 'time zone 31' },
    Artist: { ArtistID: 32, ArtistName: 'name 33' },
    EventImage: 'image url 34',
    EventImageMobile: 'mobile image url 35',
    SeatMapImage: 'seat map url 36',
    PublicOnsaleURL: 'public onsale url 37',
    PublicOnsaleDate: '2026-02-08T12:38:00.000Z',
    PublicOnSaleTextOverride: false,
    PublicOnSaleTextOverrideText: 'public onsale text 40',
    ExternalSalesURL: 'external sales url 41',
    RefundWindowOpen: true,
    RefundRequestWindowOpenText: 'refund window open text 43',
    RefundRequestWindowClosedText: 'refund window closed text 44',
  },
  FromPrice: 45.5,
  TicketsLeft: 46,
  WaitingRoom: false,
  Availability: 'on-sale',
};

test('[ENTITY-16] [ENTITY-17] an event and its show in the wire’s names', () => {
  expect(encoded(outletEvent, outletEventInCode)).toEqual(outletEventOnWire);
  expect(z.decode(outletEvent, outletEventOnWire)).toEqual(outletEventInCode);
});
