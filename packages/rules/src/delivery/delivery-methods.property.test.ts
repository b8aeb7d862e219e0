import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { methodsForCountry, methodsOffered } from './delivery-methods.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const methods = fc.array(fc.record({ deliveryType: fc.integer({ min: 1, max: 4 }), active: fc.boolean() }));
const events = fc.array(fc.record({ mobileDelivery: fc.boolean() }));

test('[VALID-19] [CART-21] only active methods are offered, and never the other country’s shipping', () => {
  fc.assert(
    fc.property(methods, events, fc.integer({ min: 1, max: 3 }), (outlet, shows, country) => {
      const offered = methodsOffered(outlet, country, shows, new Date(0), fromNewYork);
      expect(offered.every((method) => method.active)).toBe(true);
      expect(offered.some((method) => method.deliveryType === (country === 1 ? 3 : 2))).toBe(false);
      expect(offered).toEqual(expect.arrayContaining(methodsForCountry(outlet, country, fromNewYork)));
      expect(offered.filter((method) => method.deliveryType === 4).length).toBeLessThanOrEqual(1);
    }),
  );
});
