import { expect, test } from 'vitest';
import { canChangeRefund, refundButton } from './refund-button.ts';

const line = { allowsRefund: true, canceled: false, requested: false, windowOpen: true };

test('[HIST-ORD-15] Request Refund, Refund Requested, Refund Window Closed', () => {
  expect(refundButton(line)).toEqual({ label: 'Request Refund', enabled: true });
  expect(refundButton({ ...line, requested: true })).toEqual({ label: 'Refund Requested', enabled: true });
  expect(refundButton({ ...line, requested: true, windowOpen: false })).toEqual({
    label: 'Refund Requested',
    enabled: false,
  });
  expect(refundButton({ ...line, windowOpen: false })).toEqual({
    label: 'Refund Window Closed',
    enabled: false,
  });
});

test('[HIST-ORD-14] no refund where it is not allowed or the line is canceled', () => {
  expect(refundButton({ ...line, allowsRefund: false })).toBeNull();
  expect(refundButton({ ...line, canceled: true })).toBeNull();
  expect(canChangeRefund({ ...line, canceled: true })).toBe(false);
  expect(canChangeRefund({ ...line, windowOpen: false, requested: true })).toBe(false);
  expect(canChangeRefund(line)).toBe(true);
});
