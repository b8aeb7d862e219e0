// What the desk does with one order.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { id, instant, line, maybe, text } from '../../wire.ts';
import { typedAddress } from './typed-address.ts';

const orderNumber = line(20);

export const changeOrderAddress = officeCall({
  name: 'changeOrderAddress',
  module: 'orders',
  path: 'orders/change-address',
  permission: 'orders.change',
  changes: true,
  summary:
    'Send an order to another address of the same country, until it has left; both are kept aside in the log.',
  input: asked('OrderAddressChange', {
    number: orderNumber,
    ...typedAddress,
    /** The order as it was when the form was opened. */
    seenAt: instant,
  }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE', 'DELIVERY_NOT_OFFERED', 'CHANGED_MEANWHILE'],
});

export const tryOrderCard = officeCall({
  name: 'tryOrderCard',
  module: 'orders',
  path: 'orders/try-card',
  permission: 'orders.retry',
  changes: true,
  summary: 'Charge a payment of an order that was declined again, with the card it has; once in ten minutes.',
  input: asked('OrderCardTry', {
    number: orderNumber,
    /** Which of its payments, and what whoever pressed the button read. */
    sort: id,
    amountCents: z.int(),
  }),
  output: shape('TriedOrderCard', {
    outcome: z.enum(['captured', 'pending', 'declined', 'failed']),
    /** The gateway's own, where it said no. */
    words: maybe(text),
  }),
  refusals: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'CARD_EXPIRED',
    'PAY_NOW_NOT_OFFERED',
    'PAYMENT_NOT_SENT',
    'CHARGING_REFUSED',
  ],
});

export const orderActionCalls = [changeOrderAddress, tryOrderCard];
