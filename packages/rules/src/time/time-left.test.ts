import { expect, test } from 'vitest';
import { timeLeftText } from './time-left.ts';

test('[AWARD-03] what is left of a grace window is told in the largest two parts', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const left = (minutes: number) => timeLeftText(new Date(now.getTime() + minutes * 60_000), now);
  expect([119, 60, 59.9].map(left)).toEqual(['1 h 59 min', '1 h 00 min', '59 min']);
  expect([72 * 60 - 1, 24 * 60, 422, 59, 0, -1].map(left)).toEqual([
    '2 d 23 h',
    '1 d',
    '7 h 02 min',
    '59 min',
    '0 min',
    'Over',
  ]);
});
