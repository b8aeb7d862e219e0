import { expect, test } from 'vitest';
import { lowestPriceCents } from './lowest-price.ts';

const level = (
  priceCents: number,
  fee: number,
  saleStatus: 'ON_SALE' | 'BEFORE_SALE' | 'OFF_SALE' = 'ON_SALE',
) => ({
  priceCents,
  fees: [{ valueCents: fee }],
  saleStatus,
});

test('the from-price is the lowest with its fees, not the lowest face value', () => {
  expect(lowestPriceCents([{ priceLevels: [level(4000, 1000), level(4500, 350)] }])).toBe(4850);
});

test('levels off sale and addons do not count', () => {
  expect(
    lowestPriceCents([
      { priceLevels: [level(1000, 0, 'OFF_SALE'), level(4500, 350)] },
      { suppressed: true, priceLevels: [level(1500, 0)] },
    ]),
  ).toBe(4850);
  expect(lowestPriceCents([{ priceLevels: [level(1000, 0, 'OFF_SALE')] }])).toBeNull();
  expect(lowestPriceCents([])).toBeNull();
});

test('levels still to come count only while none is on sale', () => {
  expect(lowestPriceCents([{ priceLevels: [level(1000, 0, 'BEFORE_SALE')] }])).toBe(1000);
  expect(lowestPriceCents([{ priceLevels: [level(1000, 0, 'BEFORE_SALE'), level(2000, 0)] }])).toBe(2000);
});
