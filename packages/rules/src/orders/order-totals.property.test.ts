import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const line = fc.record({
  quantity: fc.nat(20),
  priceCents: fc.nat(500_000),
  fees: fc.array(fc.record({ valueCents: fc.nat(5000) }), { maxLength: 3 }),
  taxPpm: fc.option(fc.nat(250_000)),
});
const price = fc.option(fc.integer({ min: -1000, max: 10_000 }));

test('[OPS-16] the total is the sum of its parts, in whole cents', () => {
  fc.assert(
    fc.property(fc.array(line), price, fc.option(fc.nat(5000)), (lines, deliveryPriceCents, planFeeCents) => {
      const {
        totalCents,
        includedTaxes: _part,
        ...parts
      } = orderTotals({
        currency: 'USD',
        lines,
        deliveryPriceCents,
        planFeeCents,
      });
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(totalCents);
      expect(Object.values(parts).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
    }),
  );
});

test('[OPS-16] two orders together cost what each costs alone', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (a, b) => {
      const alone =
        orderTotals({ currency: 'USD', lines: a }).totalCents +
        orderTotals({ currency: 'USD', lines: b }).totalCents;
      expect(orderTotals({ currency: 'USD', lines: [...a, ...b] }).totalCents).toBe(alone);
    }),
  );
});
