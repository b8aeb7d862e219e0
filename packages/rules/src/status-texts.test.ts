import { expect, test } from 'vitest';
import { statusWords, usualStatusTexts } from './status-texts.ts';

test('[OPS-09] a state is told in the seller’s words, or in ours where there are none', () => {
  const paid = 'STATUS_ORDER_PAID';
  expect(statusWords({ [paid]: 'All yours' }, paid)).toBe('All yours');
  expect(statusWords({ STATUS_ORDER_READY: 'Packed' }, paid)).toBe(usualStatusTexts[paid]);
  expect(statusWords({ [paid]: '' }, paid)).toBe('Paid');
  expect(statusWords({}, 'STATUS_REQUEST_PENDING')).toBe('Pending');
  expect(statusWords({}, 'toString')).toBe('toString');
});
