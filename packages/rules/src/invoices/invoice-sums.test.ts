import { expect, test } from 'vitest';
import { dayInZone } from '../time/day-in-zone.ts';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceSums } from './invoice-sums.ts';

const ticket = {
  text: 'Parterre',
  quantity: 2,
  ticketsCents: 4000,
  feesCents: 1000,
  taxesCents: 0,
  taxPpm: 0,
  includedTaxesCents: 833,
  includedPpm: 200_000,
};

test('[MONEY-05] prices with their tax: rows as they were shown, net and tax by rate', () => {
  const programme = { ...ticket, text: 'Programme', ticketsCents: 2110, feesCents: 0 };
  const book = { ...programme, quantity: 1, includedTaxesCents: 110, includedPpm: 55_000 };
  const bill = {
    lines: [ticket, book],
    shippingCents: 600,
    planFeeCents: 0,
    bought: [
      { ppm: 200_000, taxCents: 1 },
      { ppm: 55_000, taxCents: 1 },
    ],
  };
  expect(invoiceSums(bill)).toEqual({
    rows: [
      { text: 'Parterre', quantity: 2, cents: 4000 },
      { text: 'Programme', quantity: 1, cents: 2110 },
      { text: 'Fees', quantity: null, cents: 1000 },
      { text: 'Shipping', quantity: null, cents: 600 },
    ],
    addedTaxesCents: 0,
    rates: [
      { ppm: 200_000, netCents: 4667, taxCents: 933, grossCents: 5600 },
      { ppm: 55_000, netCents: 2000, taxCents: 110, grossCents: 2110 },
    ],
    totalCents: 7710,
  });
});

test('[MONEY-05] taxes that came on top stand in a row of their own; shipping is not taxed with them', () => {
  const added = { ...ticket, taxesCents: 313, taxPpm: 62_500, includedTaxesCents: 0, includedPpm: 0 };
  const sums = invoiceSums({ lines: [added], shippingCents: 600, planFeeCents: 100, bought: [] });
  expect(sums).toMatchObject({
    addedTaxesCents: 313,
    rates: [
      { ppm: 62_500, netCents: 5000, taxCents: 313, grossCents: 5313 },
      { ppm: 0, netCents: 700, taxCents: 0, grossCents: 700 },
    ],
    totalCents: 6013,
  });
  expect(sums.rows.map(({ text }) => text)).toEqual(['Parterre', 'Fees', 'Payment Plan Fee', 'Shipping']);
});

test('[MONEY-05] a number names its year, which begins by the seller’s own clock', () => {
  expect(invoiceNumber({ year: 2026, number: 42 })).toBe('2026-00042');
  expect(invoiceNumber({ year: 2026, number: 123_456, prefix: 'LY' })).toBe('LY-2026-123456');
  const midnight = new Date('2026-12-31T23:30:00Z');
  expect(dayInZone(midnight, 'Europe/Paris')).toBe('2027-01-01');
  expect(dayInZone(midnight, 'America/New_York')).toBe('2026-12-31');
  expect(dayInZone(midnight, 'Asia/Tokyo')).toBe('2027-01-01');
});
