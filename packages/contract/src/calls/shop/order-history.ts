import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { addressInput } from '../../entities/address.ts';
import { orderRef } from '../../entities/order-ref.ts';
import { mobileTicket, order, scheduledPayment } from '../../entities/order.ts';
import { givenFlag, givenId, givenInt, givenYear } from '../../given.ts';
import { entity, list, maybe, text, uuid } from '../../wire.ts';

const named = { order: ['CustomerOrderID', maybe(orderRef), 'OrderID'] } as const;

/** Every change answers with the order as it is then. */
const changedOrder = entity('ChangedOrder', { order: ['order', order] });

export const listOrders = shopCall({
  name: 'listOrders',
  module: 'orders',
  path: 'customerorder/getlist',
  access: 'customer',
  summary:
    'The own orders at this outlet: upcoming ones with the nearest show first, all others with the latest show first.',
  input: entity('OrderListQuery', {
    userId: ['UserID', maybe(givenId)],
    /** The New York year of an order's latest show. */
    year: ['Year', givenYear],
    /** True: an event lies ahead; false: none does; without it both. */
    upcoming: ['Upcoming', maybe(givenFlag)],
  }),
  output: entity('OrderList', { orders: ['orders', list(order)] }),
});

const mobileTickets = entity('MobileTicketList', { mobileTickets: ['tickets', list(mobileTicket)] });

export const getMobileTickets = shopCall({
  name: 'getMobileTickets',
  module: 'orders',
  path: 'mobiletickets/getmobiletickets',
  method: 'GET',
  query: ['CustomerOrderID'],
  access: 'customer',
  summary: 'The mobile tickets of an own order, as far as they are issued; each opens a page of its own.',
  input: entity('MobileTicketQuery', named),
  output: mobileTickets,
  refusals: ['ORDER_NOT_FOUND'],
});

export const listMobileTickets = shopCall({
  name: 'listMobileTickets',
  module: 'orders',
  path: 'customerorder/getmobileticketlist',
  access: 'customer',
  summary: 'The same answer as `mobiletickets/getmobiletickets`.',
  input: entity('MobileTicketListQuery', named),
  output: mobileTickets,
  refusals: ['ORDER_NOT_FOUND'],
});

export const updateOrderAddress = shopCall({
  name: 'updateOrderAddress',
  module: 'orders',
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
  sort: ['Sort', givenInt],
  paymentMethodId: ['PaymentMethodID', maybe(givenId)],
  paymentMethodUuid: ['PaymentMethodUUID', maybe(uuid)],
});

export const updateScheduledPayments = shopCall({
  name: 'updateScheduledPayments',
  module: 'orders',
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

export const captureScheduledPayment = shopCall({
  name: 'captureScheduledPayment',
  module: 'orders',
  path: 'customerorder/capturescheduledpayment',
  access: 'customer',
  summary:
    'Pay Now: charge a scheduled payment, once; 202 with the order, and the payment marked `Charging`, while the outcome is not known.',
  input: entity('ScheduledPaymentCapture', {
    ...named,
    paymentId: ['CustomerOrderScheduledPaymentID', givenId],
  }),
  output: entity('ScheduledPaymentCaptured', {
    order: ['order', order],
    payment: ['scheduledPayment', scheduledPayment],
    /** Where the bank wants to hear it from the customer first. */
    confirmUrl: ['ConfirmUrl', maybe(text)],
  }),
  refusals: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'PAY_NOW_NOT_OFFERED',
    'CARD_EXPIRED',
    'CARD_DECLINED',
    'PAYMENT_FAILED',
    'PAYMENT_NOT_SENT',
  ],
});

export const updateItemUpgrade = shopCall({
  name: 'updateItemUpgrade',
  module: 'orders',
  path: 'customerorder/updateOutletEventItemUpgrade',
  access: 'customer',
  summary:
    "Ask for a better price level of an item; moves the order's request from another event of the tour. Null takes the event's request back.",
  input: entity('ItemUpgradeUpdate', {
    ...named,
    eventId: ['OutletEventID', givenId],
    itemId: ['OutletEventItemID', z.nullable(givenId)],
  }),
  output: changedOrder,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'UPGRADE_NOT_OFFERED'],
});

const MOST_LEVELS = 50;

export const requestItemRefund = shopCall({
  name: 'requestItemRefund',
  module: 'orders',
  path: 'customerorder/requestoeirefund',
  access: 'customer',
  summary: 'Ask for a refund of lines or of single tickets, or take the request back; all of them or none.',
  input: entity('ItemRefundRequest', {
    ...named,
    priceLevelIds: [
      'PriceLevelIDs',
      list(givenId).check(
        z.minLength(1, 'Name at least one price level'),
        z.maxLength(MOST_LEVELS, `At most ${MOST_LEVELS} price levels`),
      ),
    ],
    /** Of those levels only these tickets; missing: all of them. */
    ticketIds: ['TicketIDs', maybe(list(givenId).check(z.minLength(1, 'Name at least one ticket')))],
    requested: ['RequestValue', givenFlag],
  }),
  output: changedOrder,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'REFUND_NOT_OFFERED'],
});
