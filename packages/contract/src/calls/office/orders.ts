// Orders as the box office lists them.
import * as z from 'zod/mini';
import { MOST_CHOSEN_ORDERS } from '@stagedoor/rules/staff/chosen-orders';
import { orderMachine } from '@stagedoor/rules/machines/order';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const orderState = z.enum(keysOf(orderMachine));

export const orderViews = ['to-ship', 'will-call', 'unknown'] as const;
export type OrderView = (typeof orderViews)[number];

const orderFilter = {
  /** An order's number or its last digits, the beginning of an e-mail or of a name. */
  words: maybe(line(100)),
  /** Several, with dots between them. */
  states: maybe(line(300)),
  outletId: maybe(addressedId),
  /** Several, with dots between them. */
  eventIds: maybe(line(200)),
  /** Types of delivery by their numbers, with dots between them. */
  deliveries: maybe(line(20)),
  /** What somebody has to do something about, whatever its state is called. */
  view: maybe(z.enum(orderViews)),
  userId: maybe(addressedId),
  from: maybe(instant),
  to: maybe(instant),
  /** Those that came or changed since then; sorted by `changed`, a program misses none. */
  changedSince: maybe(instant),
};

export const listedOrder = shape('ListedOrder', {
  number: text,
  outletId: id,
  placedAt: instant,
  state: orderState,
  /** Missing for guests. */
  userId: maybe(id),
  email: text,
  events: list(shape('ListedOrderEvent', { id, name: text, startsAt: maybe(instant) })),
  tickets: id,
  delivery: maybe(text),
  owedCents: z.int(),
  dueCents: z.int(),
  /** Placed while its outlet was tested. */
  isTest: maybe(flag),
  /** It was bought with. */
  code: maybe(text),
  changedAt: maybe(instant),
});
export type ListedOrder = Of<typeof listedOrder>;

const permission = 'orders.look';

const orderPage = keysetPage('OrderPage', listedOrder, {});
export type OrderPage = Of<typeof orderPage>;

export const listOfficeOrders = officeCall({
  name: 'listOfficeOrders',
  module: 'orders',
  method: 'GET',
  path: 'orders/list',
  permission,
  changes: false,
  summary: 'Orders, sorted by `placed`, `changed` or `total`.',
  input: asked('OfficeOrderQuestion', { ...keysetFields, ...orderFilter }),
  output: orderPage,
});

export const sumOfficeOrders = officeCall({
  name: 'sumOfficeOrders',
  module: 'orders',
  method: 'GET',
  path: 'orders/sums',
  permission,
  changes: false,
  summary:
    'Exactly how many orders match, their tickets and their money, and how many there are of each state.',
  input: asked('OfficeOrderSumQuestion', orderFilter),
  output: shape('OfficeOrderSums', {
    orders: id,
    tickets: id,
    owedCents: z.int(),
    /** Of everything else that is asked, whichever states are. */
    byState: list(shape('OrdersOfState', { state: orderState, orders: id })),
  }),
});

export const countOrderViews = officeCall({
  name: 'countOrderViews',
  module: 'orders',
  method: 'GET',
  path: 'orders/views',
  permission,
  changes: false,
  background: true,
  summary: 'How many orders are to be shipped, to be picked up, or wait for the outcome of a payment.',
  input: asked('OfficeOrderViewQuestion', orderFilter),
  output: shape('OfficeOrderViews', {
    views: list(shape('OrdersOfView', { view: z.enum(orderViews), orders: id })),
  }),
});

export const exportOfficeOrders = officeCall({
  name: 'exportOfficeOrders',
  module: 'orders',
  path: 'orders/export',
  permission: 'lists.export',
  changes: true,
  summary: 'Starts the task that writes the filtered orders as CSV, or those of them that were chosen.',
  input: asked('OfficeOrderExport', {
    ...orderFilter,
    numbers: maybe(z.array(line(20)).check(z.maxLength(MOST_CHOSEN_ORDERS))),
  }),
  output: task,
});
