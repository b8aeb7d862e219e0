import { expect, test } from 'vitest';
import { awardableLevels, itemLimit, itemQuantityChoices, storedOptOut } from './item-quantities.ts';

const floor = { limit: 4, saleStatus: 'ON_SALE' } as const;
const balcony = { limit: 8, minimum: 2, multiplier: 2, saleStatus: 'ON_SALE' } as const;
const gone = { limit: 10, saleStatus: 'OFF_SALE' } as const;
const levels = [floor, balcony, gone];

test('[EVENT-25] the quantities are the union over levels on sale until one is chosen', () => {
  expect(itemQuantityChoices(levels, null)).toEqual([1, 2, 3, 4, 6, 8]);
  expect(itemQuantityChoices([balcony, floor], null)).toEqual([1, 2, 3, 4, 6, 8]);
  expect(itemQuantityChoices(levels, balcony)).toEqual([2, 4, 6, 8]);
});

test('[EVENT-23] Max is the highest limit, with an alert when some allow fewer', () => {
  expect(itemLimit(awardableLevels(levels, null, false))).toEqual({ max: 8, someAllowFewer: true });
  expect(itemLimit([floor, floor])).toEqual({ max: 4, someAllowFewer: false });
  expect(itemLimit([])).toEqual({ max: 0, someAllowFewer: false });
});

test('[EVENT-25] opted out, only the chosen level counts', () => {
  expect(awardableLevels(levels, floor, false)).toEqual([floor, balcony]);
  expect(itemLimit(awardableLevels(levels, floor, true))).toEqual({ max: 4, someAllowFewer: false });
  expect(awardableLevels(levels, null, true)).toEqual([floor, balcony]);
});

test('[EVENT-24] [EVENT-26] opting out is stored only where the level allows it', () => {
  expect(storedOptOut({ optOutEnabled: true }, true)).toBe(true);
  expect(storedOptOut({ optOutEnabled: true }, false)).toBe(false);
  expect(storedOptOut({ optOutEnabled: false }, true)).toBe(false);
});
