// Events as the box office sees them: whose the tickets are, and whether they are on sale.
import * as z from 'zod/mini';
import { holdKinds } from '@stagedoor/rules/staff/stock-holds';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';
import { task } from './tasks.ts';

/** Where tickets are; together they are `capacity`. */
const stockFields = {
  capacity: id,
  free: id,
  carts: id,
  house: id,
  draw: id,
  guests: id,
  /** Offered to those who wait, or kept for them. */
  waiting: id,
  sold: id,
};
const stockCounts = shape('StockCounts', stockFields);
export type StockCounts = Of<typeof stockCounts>;

const eventFacts = {
  id,
  name: text,
  startsAt: maybe(instant),
  venue: maybe(text),
  place: maybe(place),
  outletId: id,
  /** Buy now, by request, or sold elsewhere. */
  salesType: z.enum(['instant', 'request', 'external']),
  series: maybe(text),
  /** Taken off the shop's list by whoever describes it. */
  isListed: flag,
  /** Canceled for everybody since then. */
  canceledAt: maybe(instant),
};

const listedEvent = shape('ListedEvent', { ...eventFacts, stock: stockCounts, withheldLevels: id });
export type ListedEvent = Of<typeof listedEvent>;
const eventPage = keysetPage('EventPage', listedEvent, {});
export type EventPage = Of<typeof eventPage>;

const eventFilter = {
  /** The beginning of a word of its name, its artist, its venue or its city. */
  words: maybe(line(100)),
  when: maybe(z.enum(['coming', 'past'])),
  /** Those to come that are nearly sold out. */
  stock: maybe(z.enum(['low'])),
  outletId: maybe(addressedId),
};

export const listEvents = officeCall({
  name: 'listEvents',
  module: 'overview',
  method: 'GET',
  path: 'events/list',
  permission: 'events.look',
  changes: false,
  summary: 'Events, fifty a page, sorted by `starts`, with where their tickets are.',
  input: asked('EventQuestion', { ...keysetFields, ...eventFilter }),
  output: eventPage,
});

export const exportEvents = officeCall({
  name: 'exportEvents',
  module: 'overview',
  path: 'events/export',
  permission: 'lists.export',
  changes: true,
  summary: 'Starts the task that writes the filtered events with their stock as CSV.',
  input: asked('EventExport', eventFilter),
  output: task,
});

const stockLevel = shape('StockLevel', {
  id,
  item: text,
  name: text,
  priceCents: z.int(),
  isAddOn: flag,
  /** As customers find it at this moment, by dates, by the desk and by stock. */
  status: z.enum(['ON_SALE', 'BEFORE_SALE', 'OFF_SALE']),
  onSaleFrom: maybe(instant),
  /** Taken off sale at the desk. */
  isWithheld: flag,
  ...stockFields,
});
export type StockLevel = Of<typeof stockLevel>;

const namedHold = shape('NamedHold', {
  levelId: id,
  kind: z.enum(['house', 'guest', 'draw']),
  name: text,
  tickets: id,
  /** Named at the desk or in the files: it can be released here. */
  isReleasable: flag,
});
export type NamedHold = Of<typeof namedHold>;

const officeEvent = shape('OfficeEvent', {
  ...eventFacts,
  levels: list(stockLevel),
  holds: list(namedHold),
  /** Day by day in New York, the last sixty at most; money as it was ordered. */
  sales: list(shape('SalesDay', { day: text, tickets: id, orderedCents: z.int() })),
  /** CODE-06: what was bought with codes, by code, most tickets first. */
  codes: list(shape('SalesByCode', { code: text, orders: id, tickets: id, offCents: z.int() })),
  orders: id,
  /** What was written about its orders, by kind. */
  letters: list(shape('LettersOfKind', { kind: text, sent: id, waiting: id, cameBack: id })),
  log: list(shape('EventLogEntry', { id: text, at: instant, action: text, reason: maybe(text), name: text })),
});
export type OfficeEvent = Of<typeof officeEvent>;

export const getOfficeEvent = officeCall({
  name: 'getOfficeEvent',
  module: 'overview',
  method: 'GET',
  path: 'events/get',
  permission: 'events.look',
  changes: false,
  summary: 'One event: stock by level and holder, sales over time, its letters and what staff did with it.',
  input: asked('EventKey', { id: addressedId }),
  output: officeEvent,
  refusals: ['NOT_FOUND'],
});

const someTickets = {
  eventId: id,
  levelId: id,
  kind: z.enum(holdKinds),
  /** Of the hold: `Sound desk`. */
  name: line(60),
  quantity: id,
  /** These very seats, as many as the quantity: `D 9-12, E 3`. Without them the best ones. */
  seats: maybe(line(2000)),
  reason: line(500),
};

export const setAsideTickets = officeCall({
  name: 'setAsideTickets',
  module: 'inventory',
  path: 'events/set-aside',
  permission: 'events.stock',
  changes: true,
  summary:
    'Keep tickets of a level off sale for the house or for guests, those that are named or the best; all of them or none.',
  input: asked('TicketsSetAside', someTickets),
  output: noFields,
  refusals: ['NOT_FOUND', 'STOCK_SHORT'],
});

export const releaseTickets = officeCall({
  name: 'releaseTickets',
  module: 'inventory',
  path: 'events/release',
  permission: 'events.stock',
  changes: true,
  summary: 'Put tickets of a hold on sale again; all of them or none.',
  input: asked('TicketsReleased', someTickets),
  output: noFields,
  refusals: ['NOT_FOUND', 'STOCK_SHORT'],
});

const turned = { eventId: id, levelId: maybe(id), reason: line(500) };

export const takeOffSale = officeCall({
  name: 'takeOffSale',
  module: 'catalogue',
  path: 'events/off-sale',
  permission: 'events.stock',
  changes: true,
  summary: 'Take an event, or one of its levels, off sale; carts keep what they hold.',
  input: asked('TakenOffSale', turned),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const putOnSale = officeCall({
  name: 'putOnSale',
  module: 'catalogue',
  path: 'events/on-sale',
  permission: 'events.stock',
  changes: true,
  summary: 'Let an event, or one of its levels, be sold again as its dates say.',
  input: asked('PutOnSale', turned),
  output: noFields,
  refusals: ['NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
