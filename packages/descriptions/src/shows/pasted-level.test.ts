import { expect, test } from 'vitest';
import { newItem, newLevel, newSheet } from './new-sheet.ts';
import { pastedLevel } from './pasted-level.ts';
import { buyerPays } from './tell-show.ts';

const fee = (value: number) => [{ name: 'Service', description: null, value }];
const earlier = {
  ...newSheet(),
  items: [{ key: 'i1', ...newItem, levels: ['11', '12'] }],
  'level.11': { ...newLevel, name: 'Floor', fees: fee(1375), taxPercent: 5, like: 3 },
  'level.12': { ...newLevel, name: 'Balcony', fees: fee(500), limit: 4 },
};
const line = { name: 'BALCONY', price: 6000, many: 150 };

test('[PROG-08] a pasted level asks for the fees of the level of its name, or of the first one, and is nobody’s copy', () => {
  expect(pastedLevel(earlier, line)).toMatchObject({ name: 'BALCONY', price: 6000, capacity: 150, limit: 4 });
  expect(pastedLevel(earlier, { ...line, limit: 2 })).toMatchObject({ limit: 2 });
  const pays = ['Balcony', 'Floor', 'Lawn'].map((name) => buyerPays(pastedLevel(earlier, { ...line, name })));
  expect(pays).toEqual([6500, 7375, 7375]);
  expect(pastedLevel(earlier, { ...line, name: 'Lawn' })).not.toHaveProperty('like');
  expect(buyerPays(pastedLevel({}, line)), 'without an earlier show').toBe(6000);
});
