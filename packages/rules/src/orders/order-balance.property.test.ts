import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderBalance, orderPaymentState } from './order-balance.ts';

const payments = fc.array(
  fc.record({
    amountCents: fc.integer({ min: 1, max: 100_000 }),
    captured: fc.boolean(),
    failed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

test('[HIST-ORD-18] paid and due add up to all payments, and an order is paid when nothing is due', () => {
  fc.assert(
    fc.property(payments, (all) => {
      const { paidCents, dueCents } = orderBalance(all);
      expect(paidCents + dueCents).toBe(all.reduce((sum, each) => sum + each.amountCents, 0));
      expect(orderPaymentState(all) === 'STATUS_ORDER_PAID').toBe(dueCents === 0);
    }),
  );
});
