import { expect, test } from 'vitest';
import { calendarDay, isImpossible, moment } from './dates.ts';
import type { ReadAt } from './dates.ts';

/** Read on the evening of March 10 in New York, when London has March 11 already. */
const read = <T>(reader: (source: string, at: ReadAt) => T, written: string, zone = 'America/New_York'): T =>
  reader(written, { now: new Date('2027-03-11T02:00:00Z'), zone });

test.each([
  ['2027-05-01 19:30', '2027-05-01T23:30:00.000Z'],
  ['2027-01-09 19:30', '2027-01-10T00:30:00.000Z'],
  ['2027-05-01T19:30:00', '2027-05-01T23:30:00.000Z'],
  ['2027-05-01T19:30:00Z', '2027-05-01T19:30:00.000Z'],
  ['2027-05-01 19:30+02:00', '2027-05-01T17:30:00.000Z'],
  ['2027-05-01', '2027-05-01T04:00:00.000Z'],
  ['today', '2027-03-10T05:00:00.000Z'],
  ['today at 9:05', '2027-03-10T14:05:00.000Z'],
  ['in 1 day at 20:00', '2027-03-12T01:00:00.000Z'],
  ['in 30 days at 19:30', '2027-04-09T23:30:00.000Z'],
  ['20 days ago', '2027-02-18T05:00:00.000Z'],
])('[PROD-12] %s is that moment in New York', (written, expected) => {
  expect(read(moment, written)?.toISOString()).toBe(expected);
});

test.each([
  ['2027-05-01 19:30', '2027-05-01T17:30:00.000Z'],
  ['2027-05-01 19:30+00:00', '2027-05-01T19:30:00.000Z'],
  ['today at 20:30', '2027-03-11T19:30:00.000Z'],
])('[PROG-09] %s in the file of a seller in Paris is that moment there', (written, expected) => {
  expect(read(moment, written, 'Europe/Paris')?.toISOString()).toBe(expected);
});

test('the hour that New York skips in spring is refused, unless another zone is named', () => {
  expect(read(moment, '2027-03-14 02:30')).toBeUndefined();
  expect(read(isImpossible, '2027-03-14 02:30')).toBe(true);
  expect(read(moment, '2027-03-14 01:59')?.toISOString()).toBe('2027-03-14T06:59:00.000Z');
  expect(read(moment, '2027-03-14 03:00')?.toISOString()).toBe('2027-03-14T07:00:00.000Z');
  expect(read(moment, '2027-03-14T02:30:00Z')?.toISOString()).toBe('2027-03-14T02:30:00.000Z');
});

test.each([
  ['2027-03-10', '2027-03-10'],
  ['in 25 days', '2027-04-04'],
  ['70 days ago', '2026-12-30'],
])('%s is a calendar day', (written, expected) => {
  expect(read(calendarDay, written)).toBe(expected);
});

test.each([
  'tomorrow',
  '01/05/2027',
  '2027-5-1',
  'in thirty days',
  '19:30',
  '2027-13-01',
  'in 3 days at 24:00',
])('%s is not understood', (written) => {
  expect(read(moment, written)).toBeUndefined();
});
