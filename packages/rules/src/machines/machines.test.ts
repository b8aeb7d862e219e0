import { describe, expect, test } from 'vitest';
import { processedStatuses } from '../requests/request-status.ts';
import { canMove, isFinal, statesBefore, type Machine } from './state-machine.ts';
import { cartMachine, isLiveCart } from './cart.ts';
import { fanRequestMachine } from './fan-request.ts';
import { guestRequestMachine } from './guest-request.ts';
import { installmentMachine, installmentState } from './installment.ts';
import { orderChangeMachine } from './order-change.ts';
import { orderReturnMachine } from './order-return.ts';
import { orderMachine } from './order.ts';
import { claimsTarget, isLiveIntent, paymentIntentMachine } from './payment-intent.ts';
import { refundMachine, refundState } from './refund.ts';
import { taskMachine } from './task.ts';
import { ticketMachine } from './ticket.ts';
import { waitingPlaceMachine } from './waiting-place.ts';

/** Every state that can be reached from the first ones, in one step or many. */
function reachable<S extends string>(machine: Machine<S>, first: readonly S[]): Set<S> {
  const found = new Set(first);
  for (const state of found) for (const next of machine[state]) found.add(next);
  return found;
}

test('[CART-12] [CART-13] [CART-19] [CART-22] the instant cart', () => {
  expect(canMove(cartMachine, 'REVIEW', 'CHECKOUT')).toBe(true);
  expect(canMove(cartMachine, 'REVIEW', 'PAYING')).toBe(false);
  expect(canMove(cartMachine, 'CHECKOUT', 'REVIEW')).toBe(false);
  expect(canMove(cartMachine, 'CHECKOUT', 'RELEASED')).toBe(true);
  expect(canMove(cartMachine, 'PAYING', 'CHECKOUT')).toBe(true);
  expect(canMove(cartMachine, 'PAYING', 'RELEASED')).toBe(false);
  expect(canMove(cartMachine, 'EXPIRED', 'PAYING')).toBe(false);
  expect(statesBefore(cartMachine, 'RELEASED')).toEqual(['REVIEW', 'CHECKOUT']);
  expect((['REVIEW', 'CHECKOUT', 'PAYING', 'ORDERED'] as const).map(isLiveCart)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[STATUS-05] [HIST-REQ-21] the fan request', () => {
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_PENDING', 'DELETED')).toBe(true);
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_PROCESSING', 'DELETED')).toBe(false);
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_PROCESSING', 'STATUS_REQUEST_PENDING')).toBe(false);
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_DENIED_INVENTORY', 'STATUS_REQUEST_CONFIRMED')).toBe(
    true,
  );
  // A line that was capped waits for a walk, though its request was denied.
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_DENIED', 'STATUS_REQUEST_CONFIRMED')).toBe(true);
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_DENIED', 'STATUS_REQUEST_DENIED_INVENTORY')).toBe(false);
  expect(processedStatuses.every((to) => canMove(fanRequestMachine, 'STATUS_REQUEST_PENDING', to))).toBe(
    true,
  );
});

test('[STATUS-08] the order: any state but canceled may be canceled', () => {
  const states = Object.keys(orderMachine) as (keyof typeof orderMachine)[];
  expect(states.filter((state) => !canMove(orderMachine, state, 'STATUS_ORDER_CANCELED'))).toEqual([
    'STATUS_ORDER_CANCELED',
  ]);
  expect(canMove(orderMachine, 'STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_READY')).toBe(false);
});

test('the change of an order: what took effect is undone only as long as its money has not gone back', () => {
  expect(canMove(orderChangeMachine, 'approved', 'canceled')).toBe(true);
  expect(canMove(orderChangeMachine, 'effective', 'canceled')).toBe(false);
  expect(canMove(orderChangeMachine, 'effective', 'reverted')).toBe(true);
  expect(isFinal(orderChangeMachine, 'settled')).toBe(true);
  expect(canMove(orderChangeMachine, 'proposed', 'due')).toBe(false);
});

test('[INSTAL-08] the installment: what is paid stays paid', () => {
  expect(isFinal(installmentMachine, 'paid')).toBe(true);
  expect(canMove(installmentMachine, 'failed', 'paid')).toBe(true);
  expect(canMove(installmentMachine, 'paid', 'unpaid')).toBe(false);
});

test('[INSTAL-08] what a payment is, by what is written down of it', () => {
  const [at, none] = [new Date(0), { captured_at: null, failed_at: null, voided_at: null }];
  expect(installmentState(none)).toBe('unpaid');
  expect(installmentState({ ...none, failed_at: at })).toBe('failed');
  expect(installmentState({ ...none, captured_at: at })).toBe('paid');
  expect(installmentState({ ...none, failed_at: at, voided_at: at })).toBe('void');
});

test('[HIST-ORD-14] a refund can be asked for and taken back, and stays once it is done', () => {
  expect(canMove(refundMachine, 'requested', 'none')).toBe(true);
  expect(isFinal(refundMachine, 'refunded')).toBe(true);
  expect(refundState({ canceled: true, requested: true })).toBe('refunded');
  expect(refundState({ canceled: false, requested: true })).toBe('requested');
  expect(refundState({ canceled: false, requested: false })).toBe('none');
});

test('[OPS-14] a ticket: nothing is taken from under a cart, or put into one that was not on sale', () => {
  expect(canMove(ticketMachine, 'cart', 'kept')).toBe(false);
  expect(canMove(ticketMachine, 'kept', 'cart')).toBe(false);
  expect(canMove(ticketMachine, 'sold', 'cart')).toBe(false);
  expect(canMove(ticketMachine, 'sold', 'free')).toBe(true);
});

test('[CALL-07] the payment intent: unknown is never simply declined away, and what is settled stays', () => {
  expect(canMove(paymentIntentMachine, 'dispatched', 'closed')).toBe(false);
  expect(canMove(paymentIntentMachine, 'unknown', 'dispatched')).toBe(true);
  expect(canMove(paymentIntentMachine, 'succeeded', 'declined')).toBe(false);
  expect(canMove(paymentIntentMachine, 'closed', 'dispatched')).toBe(false);
  expect(canMove(paymentIntentMachine, 'closed', 'unfulfilled')).toBe(true);
  const states = Object.keys(paymentIntentMachine) as (keyof typeof paymentIntentMachine)[];
  expect(states.filter(isLiveIntent)).toEqual([
    'planned',
    'dispatched',
    'unknown',
    'waiting',
    'held',
    'attention',
  ]);
  expect(states.filter(claimsTarget)).toEqual([...states.filter(isLiveIntent), 'succeeded']);
});

test('[QUEUE-02] a place in line: a turn comes once, and what is over stays over', () => {
  expect(canMove(waitingPlaceMachine, 'WAITING', 'BEGUN')).toBe(false);
  expect(canMove(waitingPlaceMachine, 'BEGUN', 'ADMITTED')).toBe(false);
  expect(isFinal(waitingPlaceMachine, 'ENDED')).toBe(true);
  expect(isFinal(waitingPlaceMachine, 'LEFT')).toBe(true);
});

describe('every machine', () => {
  const machines: [name: string, machine: Machine<string>, first: string[]][] = [
    ['cart', cartMachine, ['REVIEW']],
    ['fan request', fanRequestMachine, ['STATUS_REQUEST_PENDING']],
    ['guest request', guestRequestMachine, ['pending']],
    ['installment', installmentMachine, ['unpaid']],
    ['order', orderMachine, ['STATUS_ORDER_PAID', 'STATUS_ORDER_PAYMENT_DUE']],
    ['order change', orderChangeMachine, ['proposed']],
    ['payment intent', paymentIntentMachine, ['planned']],
    ['refund', refundMachine, ['none']],
    ['order return', orderReturnMachine, ['planned']],
    ['task', taskMachine, ['waiting']],
    ['ticket', ticketMachine, ['free']],
    ['waiting place', waitingPlaceMachine, ['WAITING']],
  ];

  test.each(machines)('%s: each state is known and can be reached', (_name, machine, first) => {
    expect([...reachable(machine, first)].sort()).toEqual(Object.keys(machine).sort());
  });
});
