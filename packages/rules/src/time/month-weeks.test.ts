import { expect, test } from 'vitest';
import { monthWeeks, otherDay, otherMonth } from './month-weeks.ts';

test('[PROG-10] a month has all its days once, in weeks that begin on a Sunday', () => {
  const weeks = monthWeeks('2027-02');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([
    undefined,
    '2027-02-01',
    '2027-02-02',
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
    '2027-02-06',
  ]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
  expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
  expect(monthWeeks('2026-11').flat().filter(Boolean), 'clocks are put back').toHaveLength(30);
});

test('[PROG-10] months and days follow each other over the year', () => {
  expect([otherMonth('2026-12', 1), otherMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect([otherDay('2026-12-31', 1), otherDay('2027-03-01', -1)]).toEqual(['2027-01-01', '2027-02-28']);
});
