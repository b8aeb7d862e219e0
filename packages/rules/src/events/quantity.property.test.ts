import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedQuantity, quantityChoices, snapQuantity } from './quantity.ts';

const rule = fc.record({
  limit: fc.integer({ min: 0, max: 40 }),
  minimum: fc.option(fc.integer({ min: 0, max: 12 })),
  multiplier: fc.option(fc.integer({ min: 1, max: 6 })),
});

test('[EVENT-20] what is offered is exactly what is allowed', () => {
  fc.assert(
    fc.property(rule, (level) => {
      const allowed = Array.from({ length: 60 }, (_, quantity) => quantity).filter((quantity) =>
        isAllowedQuantity(quantity, level),
      );
      expect(quantityChoices(level)).toEqual(allowed);
    }),
  );
});

test('[EVENT-21] a snapped quantity is allowed, and no other lies nearer', () => {
  fc.assert(
    fc.property(rule, fc.nat(60), (level, quantity) => {
      const choices = quantityChoices(level);
      const distances = choices.map((choice) => Math.abs(choice - quantity));
      const nearest = choices[distances.indexOf(Math.min(...distances))] ?? null;
      expect(snapQuantity(quantity, level)).toBe(nearest);
    }),
  );
});

test('[EVENT-21] an allowed quantity stays where it is', () => {
  fc.assert(
    fc.property(rule, (level) => {
      expect(quantityChoices(level).map((choice) => snapQuantity(choice, level))).toEqual(
        quantityChoices(level),
      );
    }),
  );
});
