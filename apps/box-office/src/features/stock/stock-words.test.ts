import { expect, test } from 'vitest';
import { soldWords, stockWords } from './stock-words.ts';

const none = { capacity: 0, free: 0, carts: 0, house: 0, draw: 0, guests: 0, waiting: 0, sold: 0 };

test('[OFFICE-08] stock is said in words, without what is nothing', () => {
  expect(stockWords(none)).toBe('No tickets yet');
  expect(stockWords({ ...none, capacity: 1350, sold: 1168, carts: 12, free: 170 })).toBe(
    '1,168 of 1,350 sold, 12 in carts, 170 free',
  );
});

test('[OFFICE-08] a bar that is full without a sale says what holds it', () => {
  expect(soldWords({ ...none, capacity: 300, draw: 298, free: 2 })).toBe('0 of 300 sold, 298 held');
  expect(soldWords({ ...none, capacity: 1500, sold: 4, free: 1496 })).toBe('4 of 1,500 sold');
  expect(soldWords({ ...none, capacity: 5, sold: 5 })).toBe('none left');
});
