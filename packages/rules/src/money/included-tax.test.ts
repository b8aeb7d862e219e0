import { expect, test } from 'vitest';
import { orderTotals } from '../orders/order-totals.ts';
import { chooseAgain } from '../requests/request-totals.ts';
import { includedTaxText, rateText } from './included-tax-text.ts';
import { includedTax, includedTaxes, includedTaxOfPart } from './included-tax.ts';

test('[MONEY-04] the tax in a price, half up to the smallest unit of any currency', () => {
  expect(includedTax(2500, 200_000)).toBe(417); // €25.00 with 20% VAT
  expect(includedTax(2110, 55_000)).toBe(110); // €21.10 with 5.5%
  expect(includedTax(3300, 100_000)).toBe(300); // ¥3,300 with 10%
  expect(includedTax(10_500, 50_000)).toBe(500); // 10.500 dinars with 5%
  expect(includedTax(3, 200_000)).toBe(1); // exactly half a cent
  expect(includedTax(0, 200_000)).toBe(0);
  expect(includedTax(2500, 0)).toBe(0);
});

test('[MONEY-04] it is a part of the total and changes no sum', () => {
  const line = { quantity: 2, priceCents: 2000, fees: [{ valueCents: 500 }] };
  const plain = orderTotals({ lines: [line], currency: 'EUR', deliveryPriceCents: 600 });
  const taxed = orderTotals({
    lines: [{ ...line, includedPpm: 200_000 }],
    currency: 'EUR',
    deliveryPriceCents: 600,
  });
  expect(plain).not.toHaveProperty('includedTaxes');
  expect(taxed).toEqual({ ...plain, includedTaxes: [{ ppm: 200_000, taxCents: 833 + 100 }] });
});

test('[MONEY-04] by rate, the highest first; shipping goes with the highest', () => {
  const lines = [
    { grossCents: 2110, includedPpm: 55_000 },
    { grossCents: 1200, includedPpm: 200_000 },
    { grossCents: 2110, includedPpm: 55_000 },
    { grossCents: 900, includedPpm: 0 },
  ];
  expect(includedTaxes(lines, [600])).toEqual([
    { ppm: 200_000, taxCents: 300 },
    { ppm: 55_000, taxCents: 220 },
  ]);
  expect(includedTaxes([{ grossCents: 900, includedPpm: 0 }], [600])).toEqual([]);
});

test('[MONEY-04] what goes last takes the rest of the tax, whatever was rounded before', () => {
  expect(includedTaxOfPart({ ppm: 200_000, leftCents: 200, leftTaxCents: 33, goesCents: 100 })).toBe(16);
  expect(includedTaxOfPart({ ppm: 200_000, leftCents: 100, leftTaxCents: 18, goesCents: 100 })).toBe(18);
  expect(includedTaxOfPart({ ppm: 200_000, leftCents: 100, leftTaxCents: 0, goesCents: 1 })).toBe(0);
});

test('[MONEY-04] another delivery moves the tax that goes along with it', () => {
  const lines = [{ quantity: 1, priceCents: 2400, fees: [], includedPpm: 200_000 }];
  const shipped = orderTotals({ lines, currency: 'EUR', deliveryPriceCents: 600 });
  const free = orderTotals({ lines, currency: 'EUR' });
  expect(chooseAgain(free, { deliveryPriceCents: 600 })).toEqual(shipped);
  expect(chooseAgain(shipped, {})).toEqual(free);
});

test('[MONEY-04] in words, under a total', () => {
  expect(rateText(55_000)).toBe('5.5%');
  expect(includedTaxText([{ ppm: 200_000, taxCents: 417 }], 'VAT', 'EUR')).toBe('Includes €4.17 VAT (20%)');
  expect(
    includedTaxText(
      [
        { ppm: 100_000, taxCents: 300 },
        { ppm: 80_000, taxCents: 80 },
      ],
      'JCT',
      'JPY',
    ),
  ).toBe('Includes JCT: ¥300 (10%), ¥80 (8%)');
  expect(includedTaxText([], 'VAT', 'EUR')).toBeUndefined();
  expect(includedTaxText(undefined, 'VAT', 'EUR')).toBeUndefined();
});
