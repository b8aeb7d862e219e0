import { expect, test } from 'vitest';
import { inOwnWords, usualStatusTexts } from './status-texts.ts';

test('[OPS-09] a seller’s words stand in the place of ours, and only where there are some', () => {
  const paid = { state: 'STATUS_ORDER_PAID', customerStatus: 'Paid' };
  expect(inOwnWords({ STATUS_ORDER_PAID: 'All yours' }, paid.state, paid).customerStatus).toBe('All yours');
  expect(inOwnWords({ STATUS_ORDER_READY: 'Packed' }, paid.state, paid)).toBe(paid);
  expect(inOwnWords({ STATUS_ORDER_PAID: '' }, paid.state, paid)).toBe(paid);
  expect(inOwnWords({}, 'toString', paid)).toBe(paid);
  expect(usualStatusTexts.STATUS_REQUEST_PENDING).toBe('Pending');
});
