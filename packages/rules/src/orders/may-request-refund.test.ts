import { expect, test } from 'vitest';
import { mayRequestRefund, refundButton } from './may-request-refund.ts';

const line = {
  allowsRefund: true,
  canceled: false,
  requested: false,
  windowOpen: true,
  upgradeRequested: false,
};

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
  expect(refundButton({ ...line, windowOpen: false, upgradeRequested: true })).toEqual({
    label: 'Refund Window Closed',
    enabled: false,
  });
});

test('[HIST-ORD-14] no refund where it is not allowed or the line is canceled', () => {
  expect(refundButton({ ...line, allowsRefund: false })).toBeNull();
  expect(refundButton({ ...line, canceled: true })).toBeNull();
  expect(refundButton({ ...line, canceled: true })?.enabled ?? false).toBe(false);
  expect(refundButton({ ...line, windowOpen: false, requested: true })?.enabled ?? false).toBe(false);
  expect(refundButton(line)?.enabled ?? false).toBe(true);
});

test('[HIST-ORD-14] tickets with an upgrade requested are not refunded as well, and it says what to do', () => {
  expect(refundButton({ ...line, upgradeRequested: true })).toEqual({
    label: 'Request Refund',
    enabled: false,
    reason: 'An upgrade is requested for these tickets. Remove it to ask for a refund.',
  });
  expect(refundButton({ ...line, upgradeRequested: true })?.enabled ?? false).toBe(false);
  expect(refundButton({ ...line, upgradeRequested: true, requested: true })?.enabled ?? false).toBe(true);
});

test('[HIST-ORD-14] the server takes what an enabled button asks for, and nothing else', () => {
  expect(mayRequestRefund(line)).toBe(true);
  expect(mayRequestRefund({ ...line, requested: true })).toBe(true);
  const refused = [
    { windowOpen: false },
    { requested: true, windowOpen: false },
    { allowsRefund: false },
    { canceled: true },
    { upgradeRequested: true },
  ];
  expect(refused.filter((change) => mayRequestRefund({ ...line, ...change }))).toEqual([]);
});
