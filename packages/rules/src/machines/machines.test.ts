import { describe, expect, test } from 'vitest';
import { processedStatuses } from '../request-status.ts';
import { canMove, isFinal, type Machine } from '../state-machine.ts';
import { cartMachine, isLiveCart } from './cart.ts';
import { fanRequestMachine } from './fan-request.ts';
import { guestRequestMachine } from './guest-request.ts';
import { installmentMachine } from './installment.ts';
import { orderMachine } from './order.ts';
import { claimsTarget, isLiveIntent, paymentIntentMachine } from './payment-intent.ts';
import { refundMachine } from './refund.ts';
import { ticketMachine } from './ticket.ts';
import { upgradeMachine } from './upgrade.ts';

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
  expect(canMove(fanRequestMachine, 'STATUS_REQUEST_DENIED', 'STATUS_REQUEST_CONFIRMED')).toBe(false);
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

test('[INSTAL-08] the installment: what is paid stays paid', () => {
  expect(isFinal(installmentMachine, 'paid')).toBe(true);
  expect(canMove(installmentMachine, 'failed', 'paid')).toBe(true);
  expect(canMove(installmentMachine, 'failed', 'unpaid')).toBe(false);
});

test('[HIST-ORD-14] [HIST-ORD-10] refunds and upgrades can be asked for and taken back', () => {
  expect(canMove(refundMachine, 'none', 'refunded')).toBe(false);
  expect(canMove(refundMachine, 'requested', 'none')).toBe(true);
  expect(canMove(upgradeMachine, 'none', 'granted')).toBe(false);
  expect(canMove(upgradeMachine, 'requested', 'none')).toBe(true);
});

test('[CALL-07] the payment intent: unknown is never simply declined away, and what is settled stays', () => {
  expect(canMove(paymentIntentMachine, 'dispatched', 'closed')).toBe(false);
  expect(canMove(paymentIntentMachine, 'unknown', 'dispatched')).toBe(true);
  expect(canMove(paymentIntentMachine, 'succeeded', 'declined')).toBe(false);
  expect(canMove(paymentIntentMachine, 'closed', 'dispatched')).toBe(false);
  expect(canMove(paymentIntentMachine, 'closed', 'unfulfilled')).toBe(true);
  const states = Object.keys(paymentIntentMachine) as (keyof typeof paymentIntentMachine)[];
  expect(states.filter(isLiveIntent)).toEqual(['planned', 'dispatched', 'unknown', 'held', 'attention']);
  expect(states.filter((state) => claimsTarget(state) && !isLiveIntent(state))).toEqual(['succeeded']);
});

describe('every machine', () => {
  const machines: [name: string, machine: Machine<string>, first: string[]][] = [
    ['cart', cartMachine, ['REVIEW']],
    ['fan request', fanRequestMachine, ['STATUS_REQUEST_PENDING']],
    ['guest request', guestRequestMachine, ['pending']],
    ['installment', installmentMachine, ['unpaid']],
    ['order', orderMachine, ['STATUS_ORDER_PAID', 'STATUS_ORDER_PAYMENT_DUE']],
    ['payment intent', paymentIntentMachine, ['planned']],
    ['refund', refundMachine, ['none']],
    ['ticket', ticketMachine, ['available']],
    ['upgrade', upgradeMachine, ['none']],
  ];

  test.each(machines)('%s: each state is known and can be reached', (_name, machine, first) => {
    expect([...reachable(machine, first)].sort()).toEqual(Object.keys(machine).sort());
  });
});
