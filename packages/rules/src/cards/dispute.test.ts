import { expect, test } from 'vitest';
import { disputedToBook, disputeReason, disputeStates, isOpenDispute } from './dispute.ts';

test('[GATE-09] money is booked once when the bank takes it, and once when it comes back', () => {
  const taken = { amountCents: 5000, isTaken: true };
  expect(disputedToBook(taken, 0)).toBe(-5000);
  expect(disputedToBook(taken, -5000)).toBe(0);
  const back = { ...taken, isTaken: false };
  expect(disputedToBook(back, -5000)).toBe(5000);
  expect(disputedToBook(back, 0)).toBe(0);
});

test('[GATE-05] somebody is waited for while the seller may answer and while the bank decides', () => {
  expect(disputeStates.filter(isOpenDispute)).toEqual(['to-answer', 'in-review']);
});

test('[GATE-05] a reason is told in words', () => {
  expect(disputeReason('product_not_received')).toBe('Product not received');
  expect(disputeReason('')).toBe('');
});
