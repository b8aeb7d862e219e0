import { expect, test } from 'vitest';
import { seatWords } from './seat-words.ts';

test.each([
  ['row A 11', undefined, 'A', '11'],
  ['a 11', undefined, 'a', '11'],
  ['Orchestra, row A, seat 11', 'Orchestra', 'A', '11'],
  ['section Balcony Left row BB seat 4b', 'Balcony Left', 'BB', '4b'],
])('[OFFICE-02] %j is a seat', (words, section, row, seat) => {
  expect(seatWords(words)).toEqual({ section, row, seat });
});

test.each(['Robin Vale', '54321', 'row', '%', 'fan@example.com', 'Z4100000114', 'a b c d e f g h i 1'])(
  '[OFFICE-02] %j is none',
  (words) => {
    expect(seatWords(words)).toBeUndefined();
  },
);
