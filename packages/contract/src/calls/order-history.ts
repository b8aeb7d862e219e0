import * as z from 'zod/mini';
import { call } from '../call.ts';
import { addressInput } from '../entities/address.ts';
import { mobileTicket, order } from '../entities/order.ts';
import { entity, flag, id, line, list, maybe, uuid } from '../wire.ts';
import type { Of } from '../wire.ts';

/** HIST-REQ-07: an order goes by its internal number or by its public one, under either name. */
const orderRef = z.union([id, line(20)]);
export type OrderRef = Of<typeof orderRef>;
const named = { order: ['CustomerOrderID', orderRef, 'OrderID'] } as const;

/** Every change answers with the order as it is then. */
const changedOrder = entity('ChangedOrder', { order: ['order', order] });

export const listOrders = call({
  name: 'listOrders',
  path: 'customerorder/getlist',
  access: 'customer',
  summary:
    'The own orders at this outlet: upcoming ones with the nearest show first, all others with the latest show first.',
  input: entity('OrderListQuery', {
    userId: ['UserID', maybe(id)],
    /** The New York year of an order's latest show. */
    year: ['Year', maybe(z.int())],
    /** True: an event lies ahead; false: none does; without it both. */
    upcoming: ['Upcoming', maybe(flag)],
  }),
  output: entity('OrderList', { orders: ['orders', list(order)] }),
});

const mobileTickets = entity('MobileTicketList', { mobileTickets: ['tickets', list(mobileTicket)] });

export const getMobileTickets = call({
  name: 'getMobileTickets',
  path: 'mobiletickets/getmobiletickets',
  method: 'GET',
  query: ['CustomerOrderID'],
  access: 'customer',
  summary: 'The mobile tickets of an own order, as far as they are issued; each opens a page of its own.',
  input: entity('MobileTicketQuery', named),
  output: mobileTickets,
  refusals: ['ORDER_NOT_FOUND'],
});

export const listMobileTickets = call({
  name: 'listMobileTickets',
  path: 'customerorder/getmobileticketlist',
  access: 'customer',
  summary: 'The same answer as `mobiletickets/getmobiletickets`.',
  input: entity('MobileTicketListQuery', named),
  output: mobileTickets,
  refusals: ['ORDER_NOT_FOUND'],
});

export const updateOrderAddress = call({
  name: 'updateOrderAddress',
  path: 'customerorder/updateaddress',
  access: 'customer',
  summary: 'Send an order elsewhere, until it is shipped.',
  input: entity('OrderAddressUpdate', {
    ...named,
    shippingAddress: ['CustomerOrderAddress', maybe(addressInput), 'address', 'shippingAddress'],
  }),
  output: changedOrder,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'DELIVERY_NOT_OFFERED'],
});

const MOST_PAYMENTS = 12;
const paymentChange = entity('ScheduledPaymentChange', {
  sort: ['Sort', z.int()],
  paymentMethodId: ['PaymentMethodID', maybe(id)],
  paymentMethodUuid: ['PaymentMethodUUID', maybe(uuid)],
});

export const updateScheduledPayments = call({
  name: 'updateScheduledPayments',
  path: 'customerorder/updatescheduledpayments',
  access: 'customer',
  summary: 'Choose other cards for payments that are not captured; all of the changes or none.',
  input: entity('ScheduledPaymentsUpdate', {
    ...named,
    payments: [
      'CustomerOrderScheduledPayments',
      list(paymentChange).check(
        z.minLength(1, 'Name at least one payment'),
        z.maxLength(MOST_PAYMENTS, `At most ${MOST_PAYMENTS} payments`),
      ),
    ],
  }),
  output: changedOrder,
  refusals: [
    'ORDER_NOT_FOUND',
    'SCHEDULED_PAYMENT_UNKNOWN',
    'ORDER_NOT_CHANGEABLE',
    'NOT_FOUND',
    'CARD_EXPIRED',
  ],
});

export const captureScheduledPayment = call({
  name: 'captureScheduledPayment',
  path: 'customerorder/capturescheduledpayment',
  access: 'customer',
  summary:
    'Pay Now: charge a scheduled payment, once; 202 with the order, and the payment marked `Charging`, while the outcome is not known.',
  input: entity('ScheduledPaymentCapture', {
    ...named,
    paymentId: ['CustomerOrderScheduledPaymentID', id],
  }),
  output: changedOrder,
  refusals: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'PAY_NOW_NOT_OFFERED',
    'CARD_EXPIRED',
    'CARD_DECLINED',
    'PAYMENT_FAILED',
  ],
});

export const updateItemUpgrade = call({
  name: 'updateItemUpgrade',
  path: 'customerorder/updateOutletEventItemUpgrade',
  access: 'customer',
  summary:
    "Ask for a better price level of an item; moves the order's request from another event of the tour. Null takes the event's request back.",
  input: entity('ItemUpgradeUpdate', {
    ...named,
    eventId: ['OutletEventID', id],
    itemId: ['OutletEventItemID', z.nullable(id)],
  }),
  output: changedOrder,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'UPGRADE_NOT_OFFERED'],
});

const MOST_LEVELS = 50;

export const requestItemRefund = call({
  name: 'requestItemRefund',
  path: 'customerorder/requestoeirefund',
  access: 'customer',
  summary: 'Ask for a refund of lines, or take the request back; all of them or none.',
  input: entity('ItemRefundRequest', {
    ...named,
    priceLevelIds: [
      'PriceLevelIDs',
      list(id).check(
        z.minLength(1, 'Name at least one price level'),
        z.maxLength(MOST_LEVELS, `At most ${MOST_LEVELS} price levels`),
      ),
    ],
    requested: ['RequestValue', flag],
  }),
  output: changedOrder,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'REFUND_NOT_OFFERED'],
});
