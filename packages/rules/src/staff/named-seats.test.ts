import { expect, test } from 'vitest';
import { namedSeats } from './named-seats.ts';

const told = (words: string) => namedSeats(words)?.map(({ row, seat }) => row + seat);

test.each([
  ['D 9', ['D9']],
  ['D 9-12', ['D9', 'D10', 'D11', 'D12']],
  ['row D seats 9 to 10; AA 3', ['D9', 'D10', 'AA3']],
  ['D 9, D 9-10', ['D9', 'D10']],
  ['K 4b', ['K4b']],
  ['D 12-9', undefined],
  ['D 1-9999', undefined],
  ['nine', undefined],
  ['', undefined],
  ['D 9,', undefined],
])('[HALL-06] seats as the desk types them: %s', (words, expected) => {
  expect(told(words)).toEqual(expected);
});
