import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestPriceCents } from './lowest-price.ts';

const level = fc.record({
  priceCents: fc.nat(50_000),
  fees: fc.array(fc.record({ valueCents: fc.nat(2000) }), { maxLength: 3 }),
  saleStatus: fc.constantFrom('ON_SALE' as const, 'BEFORE_SALE' as const, 'OFF_SALE' as const),
});
const items = fc.array(fc.record({ suppressed: fc.boolean(), priceLevels: fc.array(level) }));

test('the from-price is one that can be had, and nothing on sale costs less with its fees', () => {
  fc.assert(
    fc.property(items, (all) => {
      const from = lowestPriceCents(all) ?? Infinity;
      const onSale = all
        .filter((item) => !item.suppressed)
        .flatMap((item) => item.priceLevels)
        .filter((each) => each.saleStatus === 'ON_SALE')
        .map((each) => each.fees.reduce((sum, fee) => sum + fee.valueCents, each.priceCents));
      expect(onSale.every((price) => price >= from)).toBe(true);
      expect(onSale.length === 0 || onSale.includes(from)).toBe(true);
    }),
  );
});
