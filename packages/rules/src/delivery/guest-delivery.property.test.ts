import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestMethods, guestOptions } from './guest-delivery.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const methods = fc
  .array(fc.record({ deliveryType: fc.integer({ min: 1, max: 4 }), active: fc.boolean() }), { maxLength: 6 })
  .map((all) => all.map(({ deliveryType, active }, index) => ({ id: index + 1, deliveryType, active })));
const now = new Date(0);
const mode = fc.oneof(fc.constantFrom(-1, -2, -3), fc.integer({ min: 1, max: 7 }));
const events = fc.array(fc.record({ mobileDelivery: fc.boolean() }), { minLength: 1 });

test('[GUEST-08] [GUEST-10] no option passes the mode, and mobile needs every event', () => {
  fc.assert(
    fc.property(mode, methods, events, (limit, all, shows) => {
      const options = guestOptions(limit, all, { events: shows, now, from: fromNewYork });
      expect(options.includes('willCall') && limit === -2).toBe(false);
      expect(options.some((option) => option !== 'willCall') && limit === -3).toBe(false);
      expect(options.includes('mobile') && shows.some((show) => !show.mobileDelivery)).toBe(false);
      expect(limit > 0 && options.length > 1).toBe(false);
    }),
  );
});

test('[GUEST-08] a positive mode never offers another method, and inactive ones are never offered', () => {
  fc.assert(
    fc.property(mode, methods, fc.constantFrom(1, 2), (limit, all, country) => {
      const offered = (['willCall', 'shipping', 'mobile'] as const).flatMap((option) =>
        guestMethods(option, limit, all, country, { events: [], now, from: fromNewYork }),
      );
      expect(offered.every((method) => method.active && (limit < 0 || method.id === limit))).toBe(true);
      expect(new Set(offered).size).toBe(offered.length);
    }),
  );
});
