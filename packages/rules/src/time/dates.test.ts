import { expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatTime,
  hasNewYorkTime,
  newYorkDay,
  newYorkMoment,
  newYorkMonth,
  newYorkYear,
  newYorkYearSpan,
} from './dates.ts';
import { isTimeZone } from './eastern-time.ts';
import { canadianProvinces, usStates } from '../addresses/states.ts';

const show = '2026-01-04T00:30:00.000Z';

test('[PROD-11] [CONST-13] dates and times show in New York with en-US patterns', () => {
  expect(formatDate(show)).toBe('Sat, Jan 3, 2026');
  expect(formatTime(show)).toBe('7:30 PM');
  expect(formatDateTime(new Date(show))).toBe('Sat, Jan 3, 2026, 7:30 PM');
  expect(formatTime('2026-07-04T16:00:00Z')).toBe('12:00 PM');
});

test('[PROD-11] a venue outside the Eastern zone gets ET after the time', () => {
  expect(formatTime(show, { state: 'NY' })).toBe('7:30 PM');
  expect(formatTime(show, { state: 'QC' })).toBe('7:30 PM');
  expect(formatTime(show, { state: 'IL' })).toBe('7:30 PM ET');
  expect(formatTime(show, { state: 'bc' })).toBe('7:30 PM ET');
  expect(formatTime(show, { state: ' ' })).toBe('7:30 PM');
  expect(formatTime(show, null)).toBe('7:30 PM');
});

test('[PROD-12] [INSTAL-07] an installment date is a UTC calendar day and never shifts', () => {
  expect(formatCalendarDate('2026-03-01T00:00:00Z')).toBe('Sun, Mar 1, 2026');
  expect(formatDate('2026-03-01T00:00:00Z')).toBe('Sat, Feb 28, 2026');
});

test('[NAV-13] the year is New York’s', () => {
  expect(newYorkMonth('2026-01-01T04:59:59Z')).toBe(12);
  expect(newYorkYear('2026-01-01T04:59:59Z')).toBe(2025);
  expect(newYorkYear('2026-01-01T05:00:00Z')).toBe(2026);
});

test('[PROD-11] these states and provinces keep New York’s time, all others get ET', () => {
  const codes = [...usStates, ...canadianProvinces].map(({ code }) => code);
  expect(codes.filter((state) => formatTime(show, { state }) === '7:30 PM').join(' ')).toBe(
    'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV NU ON QC',
  );
});

test('[PROD-11] the day of a moment is the one New York has', () => {
  expect(newYorkDay('2026-01-04T04:59:59Z')).toBe('2026-01-03');
  expect(newYorkDay('2026-01-04T05:00:00Z')).toBe('2026-01-04');
});

test('[PROD-11] where the venue’s own zone is known, what its clock shows stands beside New York’s time', () => {
  expect(formatTime(show, { state: 'IL', timeZone: 'America/Chicago' })).toBe('7:30 PM ET (6:30 PM local)');
  expect(formatTime(show, { state: 'IN', timeZone: 'America/Chicago' })).toBe('7:30 PM ET (6:30 PM local)');
  expect(formatTime(show, { state: 'MI', timeZone: 'America/Detroit' })).toBe('7:30 PM');
  expect(formatDateTime('2026-01-04T05:30:00Z', { state: 'CA', timeZone: 'America/Los_Angeles' })).toBe(
    'Sun, Jan 4, 2026, 12:30 AM ET (Sat 9:30 PM local)',
  );
  expect(formatTime(show, { state: 'IL', timeZone: 'Nowhere/Land' })).toBe('7:30 PM ET');
});

test('a zone is the name of a region, which knows of summer time', () => {
  for (const name of ['America/Chicago', 'Europe/Berlin']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['EST', '+05:00', 'Nowhere/Land', '']) expect(isTimeZone(name)).toBe(false);
});

test('[PROD-11] one night in spring New York has no half past two', () => {
  expect(hasNewYorkTime('2027-03-14', '02:30')).toBe(false);
  expect(hasNewYorkTime('2027-03-14', '03:00')).toBe(true);
  expect(hasNewYorkTime('2027-11-07', '01:30')).toBe(true);
  expect(newYorkMoment('2027-03-14', '02:30')).toEqual(new Date('2027-03-14T07:30:00Z'));
  expect(formatTime(newYorkMoment('2027-03-14', '02:30'))).toBe('3:30 AM');
});

test('[PROD-11] a year begins and ends with New York’s', () => {
  expect(newYorkYearSpan(2026)).toEqual({
    from: new Date('2026-01-01T05:00:00Z'),
    before: new Date('2027-01-01T05:00:00Z'),
  });
});
