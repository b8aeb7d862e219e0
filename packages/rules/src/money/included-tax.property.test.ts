// MONEY-04: whatever is bought and given back, in whatever parts, the taxes in it add up.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from '../orders/order-totals.ts';
import { chooseAgain } from '../requests/request-totals.ts';
import { currencies } from './currencies.ts';
import { includedTax, includedTaxOfPart } from './included-tax.ts';

const rate = fc.constantFrom(0, 21_000, 55_000, 80_000, 100_000, 200_000, 255_000, 500_000);
const cents = fc.nat(2_000_000);

test('[MONEY-04] net and tax are the price, and the rate makes the tax of the net again', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), rate, (gross, ppm) => {
      const tax = includedTax(gross, ppm);
      expect(Number.isSafeInteger(tax)).toBe(true);
      expect(Math.abs(tax - (gross * ppm) / (1_000_000 + ppm))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(((gross - tax) * ppm) / 1_000_000 - tax)).toBeLessThan(1);
    }),
  );
});

test('[MONEY-04] part by part a line gives back exactly the tax that it held', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), rate, (parts, ppm) => {
      let leftCents = parts.reduce((sum, part) => sum + part, 0);
      let leftTaxCents = includedTax(leftCents, ppm);
      for (const goesCents of parts) {
        const tax = includedTaxOfPart({ ppm, leftCents, leftTaxCents, goesCents });
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(goesCents);
        leftCents -= goesCents;
        leftTaxCents -= tax;
      }
      expect([leftCents, leftTaxCents]).toEqual([0, 0]);
    }),
  );
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  priceCents: fc.oneof(cents, fc.nat(5)),
  fees: fc.array(fc.record({ valueCents: fc.nat(3000) }), { maxLength: 2 }),
  includedPpm: rate,
});

test('[MONEY-04] [MONEY-02] the price seen is the price paid, in any currency', () => {
  fc.assert(
    fc.property(
      fc.array(line),
      fc.constantFrom(...currencies),
      cents,
      (lines, currency, deliveryPriceCents) => {
        const { includedTaxes = [], ...sums } = orderTotals({ lines, currency, deliveryPriceCents });
        const bare = lines.map((each) => ({ ...each, includedPpm: 0 }));
        expect(sums).toEqual(orderTotals({ lines: bare, currency, deliveryPriceCents }));
        const tax = includedTaxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
        expect(tax).toBeLessThanOrEqual(sums.totalCents);
        expect(includedTaxes.map(({ ppm }) => ppm)).toEqual(
          [...new Set(includedTaxes.map(({ ppm }) => ppm))].toSorted((a, b) => b - a),
        );
        const undecided = orderTotals({ lines, currency });
        if (undecided.includedTaxes) {
          expect(chooseAgain(undecided, { deliveryPriceCents })).toEqual({ ...sums, includedTaxes });
        }
      },
    ),
  );
});
