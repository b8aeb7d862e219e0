import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fanDelivery } from './fan-delivery.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const methods = fc
  .array(fc.record({ deliveryType: fc.integer({ min: 1, max: 4 }), active: fc.boolean() }), { maxLength: 6 })
  .map((all) =>
    all.map(({ deliveryType, active }, index) => ({
      id: index + 1,
      deliveryMethodId: index + 1,
      deliveryType,
      active,
    })),
  );
const id = fc.option(fc.integer({ min: 1, max: 7 }));
const series = fc.record({
  domesticDeliveryMethodId: id,
  internationalDeliveryMethodId: id,
  mobileDelivery: fc.boolean(),
});

test('[FAN-13] a request is delivered by an active method, and by mobile only where the series has it', () => {
  fc.assert(
    fc.property(series, methods, fc.constantFrom(1, 2), (group, all, country) => {
      const { decided, choices } = fanDelivery(group, all, {
        countryId: country,
        shows: [],
        now: new Date(0),
        from: fromNewYork,
      });
      const possible = decided ? [decided] : (choices ?? []);
      expect(possible.every((method) => method.active)).toBe(true);
      expect(possible.some((method) => method.deliveryType === 4) && !group.mobileDelivery).toBe(false);
      const wanted = country === 1 ? group.domesticDeliveryMethodId : group.internationalDeliveryMethodId;
      expect(decided?.deliveryMethodId ?? wanted).toBe(wanted);
    }),
  );
});
