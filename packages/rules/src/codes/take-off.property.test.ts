import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from '../orders/order-totals.ts';
import type { TakesOff } from './take-off.ts';
import { withCode } from './with-code.ts';

const line = fc.record({
  eventId: fc.integer({ min: 1, max: 3 }),
  priceLevelId: fc.integer({ min: 1, max: 9 }),
  isAddOn: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 12 }),
  priceCents: fc.nat(50_000),
  fees: fc.array(fc.record({ valueCents: fc.nat(2000) }), { maxLength: 3 }),
  taxPpm: fc.nat(250_000),
});
const withFees = fc.boolean();
const terms: fc.Arbitrary<TakesOff> = fc.oneof(
  fc.record({
    kind: fc.constant('amount'),
    cents: fc.nat(60_000),
    per: fc.constantFrom('ticket', 'order'),
    withFees,
  }),
  fc.record({ kind: fc.constant('percent'), ppm: fc.nat(1_000_000), withFees }),
  fc.record({ kind: fc.constant('price'), cents: fc.nat(60_000), withFees }),
  fc.record({ kind: fc.constant('comps'), withFees }),
);
const places = fc.record({
  eventIds: fc.option(fc.array(fc.integer({ min: 1, max: 3 })), { nil: undefined }),
  levelIds: fc.option(fc.array(fc.integer({ min: 1, max: 9 })), { nil: undefined }),
});
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('[CODE-03] whatever the code and the cart: nothing costs less than nothing, and the parts are the whole', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), terms, places, (lines, takesOff, where) => {
      const paid = withCode(lines, { takesOff, ...where }, 'USD');
      const [before, after] = [lines, paid].map((each) => orderTotals({ lines: each, currency: 'USD' }));
      for (const { priceCents, fees, off } of paid) {
        expect([priceCents, ...fees.map(({ valueCents }) => valueCents)].every((cents) => cents >= 0)).toBe(
          true,
        );
        expect(
          [off.priceCents, off.feesCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0),
        ).toBe(true);
        if (!takesOff.withFees) expect(off.feesCents).toBe(0);
      }
      const taken = (part: 'priceCents' | 'feesCents') =>
        sum(paid.map(({ off, quantity }) => off[part] * quantity));
      expect(before!.ticketsCents - after!.ticketsCents).toBe(taken('priceCents'));
      expect(before!.feesCents - after!.feesCents).toBe(taken('feesCents'));
      // Tax is worked out on what is left.
      expect(after!.taxesCents).toBeLessThanOrEqual(before!.taxesCents);
    }),
  );
});

test('[CODE-03] an amount of the order is given whole where the tickets cost so much, and less than a unit a ticket above it', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat(60_000), withFees, (lines, cents, fees) => {
      const tickets = lines.map((each) => ({ ...each, isAddOn: false }));
      const paid = withCode(
        tickets,
        { takesOff: { kind: 'amount', per: 'order', cents, withFees: fees } },
        'USD',
      );
      const off = sum(paid.map((each) => (each.off.priceCents + each.off.feesCents) * each.quantity));
      const all = sum(
        tickets.map(
          (each) =>
            (each.priceCents + (fees ? sum(each.fees.map((fee) => fee.valueCents)) : 0)) * each.quantity,
        ),
      );
      expect(off).toBeGreaterThanOrEqual(Math.min(cents, all));
      expect(off).toBeLessThan(cents + sum(tickets.map(({ quantity }) => quantity)));
    }),
  );
});
