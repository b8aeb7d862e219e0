import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardableLevels, itemLimit, itemQuantityChoices } from './item-quantities.ts';
import { isAllowedQuantity } from './quantity.ts';

const level = fc.record({
  limit: fc.integer({ min: 1, max: 12 }),
  minimum: fc.option(fc.integer({ min: 1, max: 4 })),
  multiplier: fc.option(fc.integer({ min: 1, max: 3 })),
  saleStatus: fc.constantFrom('ON_SALE' as const, 'BEFORE_SALE' as const, 'OFF_SALE' as const),
});
const levels = fc.array(level, { maxLength: 5 });

test('[EVENT-25] a quantity is offered exactly when some level on sale allows it', () => {
  fc.assert(
    fc.property(levels, fc.integer({ min: 1, max: 14 }), (all, quantity) => {
      const allowed = all.some((each) => each.saleStatus === 'ON_SALE' && isAllowedQuantity(quantity, each));
      expect(itemQuantityChoices(all, null).includes(quantity)).toBe(allowed);
    }),
  );
});

test('[EVENT-23] [EVENT-25] no quantity offered passes Max, opted out or not', () => {
  fc.assert(
    fc.property(levels, level, fc.boolean(), (others, chosen, optedOut) => {
      const all = [...others, { ...chosen, saleStatus: 'ON_SALE' as const }];
      const own = all.at(-1)!;
      const { max, someAllowFewer } = itemLimit(awardableLevels(all, own, optedOut));
      expect(Math.max(0, ...itemQuantityChoices(all, own))).toBeLessThanOrEqual(max);
      expect(someAllowFewer && optedOut).toBe(false);
    }),
  );
});
