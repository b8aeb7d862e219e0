import { expect, test } from 'vitest';
import type { Machine } from './state-machine.ts';
import { cartMachine } from './cart.ts';
import { fanRequestMachine } from './fan-request.ts';
import { installmentMachine } from './installment.ts';
import { orderChangeMachine } from './order-change.ts';
import { orderMachine } from './order.ts';
import { paymentIntentMachine } from './payment-intent.ts';
import { refundMachine } from './refund.ts';
import { taskMachine } from './task.ts';
import { ticketMachine } from './ticket.ts';
import { waitingPlaceMachine } from './waiting-place.ts';

/** `cart: free sold`, whatever stands before all of the names left out. */
const told = (machine: Machine<string>, prefix = '') =>
  Object.entries(machine).map(([from, to]) =>
    `${from}: ${[...to].sort().join(' ')}`.replaceAll(prefix, '').trim(),
  );

test('[CART-12] [CART-13] [CART-19] [CART-22] all ways of a cart', () => {
  expect(told(cartMachine)).toEqual([
    'REVIEW: CHECKOUT EXPIRED RELEASED',
    'CHECKOUT: EXPIRED PAYING RELEASED',
    'PAYING: CHECKOUT EXPIRED ORDERED',
    'ORDERED:',
    'EXPIRED:',
    'RELEASED:',
  ]);
});

test('[STATUS-05] [HIST-REQ-21] all ways of a fan request', () => {
  expect(told(fanRequestMachine, 'STATUS_REQUEST_')).toEqual([
    'PENDING: DELETED CONFIRMED CONFIRMED_ALTERNATE CONFIRMED_PARTIAL DENIED DENIED_INVENTORY PENDING PROCESSING',
    'PROCESSING: CONFIRMED CONFIRMED_ALTERNATE CONFIRMED_PARTIAL DENIED DENIED_INVENTORY',
    'CONFIRMED: CONFIRMED_ALTERNATE CONFIRMED_PARTIAL DENIED',
    'CONFIRMED_PARTIAL: CONFIRMED CONFIRMED_ALTERNATE DENIED',
    'CONFIRMED_ALTERNATE: CONFIRMED CONFIRMED_PARTIAL DENIED',
    'DENIED: CONFIRMED CONFIRMED_ALTERNATE CONFIRMED_PARTIAL',
    'DENIED_INVENTORY: CONFIRMED CONFIRMED_ALTERNATE CONFIRMED_PARTIAL',
    'DELETED:',
  ]);
});

test('[STATUS-08] all ways of an order', () => {
  expect(told(orderMachine, 'STATUS_ORDER_')).toEqual([
    'PAYMENT_DUE: CANCELED PAID PART_PAID PAYMENT_FAILED',
    'PART_PAID: CANCELED PAID PAYMENT_FAILED',
    'PAYMENT_FAILED: CANCELED PAID PART_PAID PAYMENT_DUE',
    'PAID: CANCELED READY',
    'READY: CANCELED DELIVERED',
    'DELIVERED: CANCELED',
    'CANCELED:',
  ]);
});

test('[AFTER-01] all ways of a change of an order', () => {
  expect(told(orderChangeMachine)).toEqual([
    'proposed: approved canceled declined',
    'approved: canceled due effective settled',
    'due: canceled failed settled',
    'failed: canceled due settled',
    'effective: reverted settled',
    'settled:',
    'declined:',
    'canceled:',
    'reverted:',
  ]);
});

test('[INSTAL-08] [HIST-ORD-14] all ways of an installment, and of a refund', () => {
  expect(told(installmentMachine)).toEqual([
    'unpaid: failed paid void',
    'failed: failed paid unpaid void',
    'paid:',
    'void:',
  ]);
  expect(told(refundMachine)).toEqual(['none: refunded requested', 'requested: none refunded', 'refunded:']);
});

test('[CALL-07] all ways of an attempt to move money', () => {
  expect(told(paymentIntentMachine)).toEqual([
    'planned: closed dispatched',
    'dispatched: declined failed held planned succeeded unfulfilled unknown unsent waiting',
    'unknown: attention closed declined dispatched failed held succeeded unfulfilled waiting',
    'waiting: attention closed declined failed held succeeded unfulfilled',
    'held: attention declined failed succeeded unfulfilled',
    'attention: closed declined failed held succeeded unfulfilled',
    'succeeded:',
    'unfulfilled:',
    'declined:',
    'failed:',
    'closed: succeeded unfulfilled',
    'unsent:',
  ]);
});

test('[OPS-14] [QUEUE-02] all ways of a ticket, of a place in line and of a task', () => {
  expect(told(ticketMachine)).toEqual([
    'free: cart kept sold',
    'cart: free sold',
    'kept: free kept sold',
    'sold: free kept',
  ]);
  expect(told(waitingPlaceMachine)).toEqual([
    'WAITING: ADMITTED LEFT',
    'ADMITTED: BEGUN ENDED LEFT',
    'BEGUN: ENDED',
    'ENDED:',
    'LEFT:',
  ]);
  expect(told(taskMachine)).toEqual([
    'waiting: canceled paused running',
    'running: canceled failed finished paused waiting',
    'paused: canceled waiting',
    'failed: canceled waiting',
    'finished:',
    'canceled:',
  ]);
});
