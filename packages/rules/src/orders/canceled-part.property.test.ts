import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canceledPart } from './canceled-part.ts';

const cents = fc.integer({ min: 0, max: 100_000 });
const lines = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  unitPriceCents: cents,
  unitFeesCents: cents,
  taxesCents: cents,
});

/** A line's tickets, canceled in parts. */
const inParts = lines.chain((line) =>
  fc.tuple(
    fc.constant(line),
    fc.array(fc.boolean(), { minLength: line.quantity - 1, maxLength: line.quantity - 1 }),
    fc.array(fc.boolean(), { minLength: line.quantity, maxLength: line.quantity }),
  ),
);

function partsOf(cuts: readonly boolean[]): number[] {
  const parts = [1];
  for (const cut of cuts) {
    if (cut) parts.push(1);
    else parts[parts.length - 1]! += 1;
  }
  return parts;
}

test('[AFTER-01] however a line is canceled, its parts give back what it cost, to the cent, and kept fees keep theirs', () => {
  fc.assert(
    fc.property(inParts, ([line, cuts, fees]) => {
      const all = { ticketsCents: 0, feesCents: 0, taxesCents: 0 };
      const kept = { ...all };
      let canceledBefore = 0;
      for (const [index, quantity] of partsOf(cuts).entries()) {
        const whole = canceledPart(line, { canceledBefore, quantity, withFees: true }, 'USD');
        const mixed = canceledPart(line, { canceledBefore, quantity, withFees: fees[index]! }, 'USD');
        for (const key of ['ticketsCents', 'feesCents', 'taxesCents'] as const) {
          all[key] += whole[key];
          kept[key] += mixed[key];
          expect(mixed[key]).toBeGreaterThanOrEqual(0);
          expect(mixed[key]).toBeLessThanOrEqual(whole[key]);
        }
        canceledBefore += quantity;
      }
      expect(all).toEqual({
        ticketsCents: line.quantity * line.unitPriceCents,
        feesCents: line.quantity * line.unitFeesCents,
        taxesCents: line.taxesCents,
      });
      expect(kept.ticketsCents).toBe(all.ticketsCents);
    }),
  );
});
