import { expect, test } from 'vitest';
import { isOnSale, shownLevels } from './sale-status.ts';

test('[EVENT-22] [EVENT-32] levels off sale are left out, the others stand in their order', () => {
  const levels = [
    { id: 1, sort: 3, saleStatus: 'ON_SALE' },
    { id: 2, sort: 1, saleStatus: 'OFF_SALE' },
    { id: 3, sort: 2, saleStatus: 'BEFORE_SALE' },
  ] as const;
  expect(shownLevels(levels).map((level) => level.id)).toEqual([3, 1]);
  expect(levels.map(isOnSale)).toEqual([true, false, false]);
});
