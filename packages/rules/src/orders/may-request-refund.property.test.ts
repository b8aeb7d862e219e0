import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundButton } from './may-request-refund.ts';

const line = fc.record({
  allowsRefund: fc.boolean(),
  canceled: fc.boolean(),
  requested: fc.boolean(),
  windowOpen: fc.boolean(),
  upgradeRequested: fc.boolean(),
});

test('[HIST-ORD-14] a refund is asked for or undone only while its window is open', () => {
  fc.assert(
    fc.property(line, (each) => {
      const isFree = each.requested || !each.upgradeRequested;
      expect(refundButton(each)?.enabled === true).toBe(
        each.allowsRefund && !each.canceled && each.windowOpen && isFree,
      );
      expect(refundButton(each) === null).toBe(!each.allowsRefund || each.canceled);
    }),
  );
});
