import { expect, test } from 'vitest';
import { historyYears, yearList } from './year-lists.ts';
import { newYork } from '../time/testing/new-york.ts';

const newYearsEve = new Date('2026-01-01T03:00:00Z');

test('[CONST-14] 30 years, from next year down to 28 years ago', () => {
  const years = yearList(new Date('2026-06-01T00:00:00Z'), newYork);
  expect([years.length, years[0], years.at(-1)]).toEqual([30, 2027, 1998]);
});

test('[CONST-15] 35 years, newest first, from next year down to 33 years ago, by New York’s year', () => {
  const years = historyYears(newYearsEve, newYork);
  expect([years.length, years[0], years.at(-1)]).toEqual([35, 2026, 1992]);
  expect(years).toEqual([...years].sort((a, b) => b - a));
});
