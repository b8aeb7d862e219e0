import * as z from 'zod/mini';
import { entity, flag, id, instant, list, maybe, money, text, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { codeOffer } from './code.ts';
import { series } from './series.ts';

export const feeGroup = entity('FeeGroup', {
  name: ['Name', wrote],
  description: ['Description', maybe(wrote)],
  /** Per ticket (CONST-30). */
  valueCents: ['Value', money],
});

export const priceLevel = entity('PriceLevel', {
  id: ['PriceLevelID', id],
  name: ['PriceLevelName', wrote],
  priceCents: ['PriceLevelValue', money],
  limit: ['PriceLevelLimit', z.int()],
  minimum: ['PriceLevelMinimum', maybe(z.int())],
  multiplier: ['PriceLevelMultiplier', maybe(z.int())],
  sort: ['Sort', z.int()],
  enableOptOut: ['EnableOptOut', flag],
  saleStatus: ['SaleStatus', z.enum(['ON_SALE', 'BEFORE_SALE', 'OFF_SALE'])],
  /** When its sale begins, while it has not. */
  onSaleFrom: ['OnSaleFrom', maybe(instant)],
  /** Nothing is left, and people may wait for what comes back. */
  soldOut: ['SoldOut', maybe(flag)],
  fees: ['FeeGroups', list(feeGroup)],
  isAddOn: ['isAddOn', maybe(flag)],
});
export type PriceLevel = Of<typeof priceLevel>;

const eventItemKind = entity('EventItem', {
  name: ['Name', wrote],
  typeId: ['EventItemTypeID', id],
  suppressOnEventPage: ['SuppressOnEDP', flag],
});

export const eventItem = entity('OutletEventItem', {
  id: ['OutletEventItemID', id],
  name: ['Name', wrote],
  description: ['Description', maybe(wrote)],
  kind: ['EventItem', eventItemKind],
  priceLevels: ['PriceLevels', list(priceLevel)],
  allowRefund: ['AllowRefund', flag],
});
export type EventItem = Of<typeof eventItem>;

export const venue = entity('Venue', {
  name: ['VenueName', text],
  city: ['City', text],
  state: ['State', text],
  /** The zone of its own clock; times are New York's all the same (PROD-11). */
  timeZone: ['TimeZone', maybe(text)],
});

const artist = entity('Artist', { id: ['ArtistID', id], name: ['ArtistName', text] });

const show = entity('Event', {
  name: ['Name', maybe(wrote)],
  startsAt: ['ShowDate', maybe(instant)],
  /** What was announced first, where it is on another date now. */
  movedFrom: ['PostponedFrom', maybe(instant)],
  displayShowTime: ['DisplayShowTime', flag],
  doorsAt: ['DoorTime', maybe(instant)],
  venue: ['Venue', maybe(venue)],
  artist: ['Artist', maybe(artist)],
  imageUrl: ['EventImage', maybe(text)],
  mobileImageUrl: ['EventImageMobile', maybe(text)],
  seatMapUrl: ['SeatMapImage', maybe(text)],
  publicOnsaleUrl: ['PublicOnsaleURL', maybe(text)],
  publicOnsaleAt: ['PublicOnsaleDate', maybe(instant)],
  publicOnsaleTextOverride: ['PublicOnSaleTextOverride', maybe(flag)],
  publicOnsaleText: ['PublicOnSaleTextOverrideText', maybe(wrote)],
  externalSalesUrl: ['ExternalSalesURL', maybe(text)],
  refundWindowOpen: ['RefundWindowOpen', flag],
  refundWindowOpenText: ['RefundRequestWindowOpenText', maybe(wrote)],
  refundWindowClosedText: ['RefundRequestWindowClosedText', maybe(wrote)],
});

const eventContent = entity('OutletEventContent', { title: ['Title', wrote], body: ['Body', wrote] });

export const outletEvent = entity('OutletEvent', {
  id: ['OutletEventID', id],
  /** It does not take place. */
  canceled: ['EventCanceled', maybe(flag)],
  salesType: ['SalesTypeID', id],
  /** Null outside a series. */
  seriesId: ['OutletSeriesID', z.nullable(id)],
  series: ['OutletEventGroup', maybe(series)],
  items: ['OutletEventItems', maybe(list(eventItem))],
  overrideName: ['OutletEventOverrideName', maybe(wrote)],
  doorTimeOverride: ['OutletEventDoorTime', maybe(instant)],
  useDoorTimeOverride: ['OutletEventDoorTimeStatus', flag],
  /** Of an event outside a series; in one the series' switch counts. */
  mobileDelivery: ['EnableMobileDelivery', maybe(flag)],
  description: ['OutletEventDescription', maybe(wrote)],
  imageOverrideUrl: ['EventImageOverride', maybe(text)],
  contents: ['OutletEventContents', list(eventContent)],
  show: ['Event', show],
  /** The lowest price of a ticket with its fees among the levels on sale; for rows that come without items. */
  fromPriceCents: ['FromPrice', maybe(money)],
  /** How many are left, told only when there are few. */
  fewLeft: ['TicketsLeft', maybe(z.int())],
  /** Who wants to buy waits for a turn at `/wait/{OutletEventID}`; left out where nobody does. */
  hasWaitingRoom: ['WaitingRoom', maybe(flag)],
  /** Who wants what is sold out may wait for it, at `/waitinglist/{OutletEventID}`; left out where nobody can. */
  hasWaitingList: ['WaitingList', maybe(flag)],
  /** Customers may choose their seats, at `/seats/{OutletEventID}`; left out where they may not. */
  chooseSeats: ['ChooseSeats', maybe(flag)],
  /** There are codes for it; left out where there are none. */
  takesCodes: ['TakesCodes', maybe(flag)],
  /** What a code does here, for whoever named one. */
  code: ['Code', maybe(codeOffer)],
  availability: ['Availability', z.enum(['on-sale', 'before-sale', 'sold-out', 'none'])],
});
export type OutletEvent = Of<typeof outletEvent>;
