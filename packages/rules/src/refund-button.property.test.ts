import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canChangeRefund, refundButton } from './refund-button.ts';

const line = fc.record({
  allowsRefund: fc.boolean(),
  canceled: fc.boolean(),
  requested: fc.boolean(),
  windowOpen: fc.boolean(),
});

test('[HIST-ORD-14] a refund is asked for or undone only while its window is open', () => {
  fc.assert(
    fc.property(line, (each) => {
      expect(canChangeRefund(each)).toBe(each.allowsRefund && !each.canceled && each.windowOpen);
      expect(refundButton(each) === null).toBe(!each.allowsRefund || each.canceled);
    }),
  );
});
