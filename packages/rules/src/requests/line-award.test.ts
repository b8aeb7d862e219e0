import { expect, test } from 'vitest';
import { lineAward } from './line-award.ts';

const asked = { itemId: 11, priceLevelId: 1, levelName: 'Balcony', quantity: 2 };
const order = [
  { itemId: 11, priceLevelId: 2, unitPriceCents: 95_00, unitFeesCents: 13_75 },
  { itemId: 12, priceLevelId: 1, unitPriceCents: 1_00, unitFeesCents: 0 },
];

test('[STATUS-06] nothing, all, fewer, or another level', () => {
  const given = (confirmedPriceLevelId: number | null, confirmedQuantity: number | null) =>
    lineAward({ ...asked, confirmedPriceLevelId, confirmedQuantity }).kind;
  expect(given(null, null)).toBe('none');
  expect(given(1, 0)).toBe('none');
  expect(given(null, 2)).toBe('none');
  expect(given(1, 2)).toBe('full');
  expect(given(1, 1)).toBe('fewer');
  expect(given(2, 2)).toBe('other');
  expect(given(2, 1)).toBe('fewer');
});

test('[STATUS-06] another level costs what the order was charged for it, not what was asked for', () => {
  const award = lineAward(
    { ...asked, confirmedPriceLevelId: 2, confirmedLevelName: 'Orchestra', confirmedQuantity: 2 },
    order,
  );
  expect(award).toEqual({
    kind: 'other',
    levelName: 'Orchestra',
    quantity: 2,
    charged: { priceCents: 95_00, feesCents: 13_75 },
  });
  // Where the level's name is not known any more, the one that was asked for stands.
  expect(lineAward({ ...asked, confirmedPriceLevelId: 1, confirmedQuantity: 2 }).levelName).toBe('Balcony');
  // The same level of another item is another thing.
  expect(
    lineAward({ ...asked, confirmedPriceLevelId: 1, confirmedQuantity: 2 }, order).charged,
  ).toBeUndefined();
});

test('[STATUS-06] what was not awarded keeps the words it was asked for with, and nothing was charged', () => {
  const denied = {
    ...asked,
    confirmedPriceLevelId: null,
    confirmedLevelName: 'Orchestra',
    confirmedQuantity: 0,
  };
  expect(lineAward(denied, order)).toEqual({
    kind: 'none',
    levelName: 'Balcony',
    quantity: 2,
    charged: undefined,
  });
});
