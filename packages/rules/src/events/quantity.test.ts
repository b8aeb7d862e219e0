import { expect, test } from 'vitest';
import { instantChoices, isAllowedQuantity, quantityChoices, snapQuantity } from './quantity.ts';

test('[EVENT-20] [VALID-18] multiples of the multiplier from the minimum to the limit', () => {
  expect(quantityChoices({ limit: 4 })).toEqual([1, 2, 3, 4]);
  expect(quantityChoices({ limit: 8, minimum: 2, multiplier: 2 })).toEqual([2, 4, 6, 8]);
  expect(quantityChoices({ limit: 10, minimum: 3, multiplier: 4 })).toEqual([4, 8]);
  expect(quantityChoices({ limit: 2, minimum: 3 })).toEqual([]);
  expect(quantityChoices({ limit: 3, minimum: null, multiplier: null })).toEqual([1, 2, 3]);
  expect(quantityChoices({ limit: 3, minimum: 0 })).toEqual([1, 2, 3]);
});

test('[EVENT-20] instant selectors also offer 0', () => {
  expect(instantChoices({ limit: 2 })).toEqual([0, 1, 2]);
});

test('[EVENT-20] the server refuses what is not offered', () => {
  const rule = { limit: 8, minimum: 2, multiplier: 2 };
  const asked = [0, -2, 1.5, 3, 10, 1e9, Number.NaN];
  expect(asked.filter((quantity) => isAllowedQuantity(quantity, rule))).toEqual([]);
  expect([2, 6, 8].every((quantity) => isAllowedQuantity(quantity, rule))).toBe(true);
  expect([3, 4, 8].map((quantity) => isAllowedQuantity(quantity, { limit: 9, minimum: 4 }))).toEqual([
    false,
    true,
    true,
  ]);
  expect([0, 1, 2, 3].map((quantity) => isAllowedQuantity(quantity, { limit: 2 }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1].map((quantity) => isAllowedQuantity(quantity, { limit: 2, minimum: 0 }))).toEqual([
    false,
    true,
  ]);
});

test('[EVENT-21] the quantity snaps to the nearest valid value, on a tie to the lower one', () => {
  const rule = { limit: 8, minimum: 2, multiplier: 2 };
  expect([0, 1, 3, 4, 5, 7, 9, 100].map((quantity) => snapQuantity(quantity, rule))).toEqual([
    2, 2, 2, 4, 4, 6, 8, 8,
  ]);
  expect(snapQuantity(2, { limit: 1, minimum: 2 })).toBeNull();
});
