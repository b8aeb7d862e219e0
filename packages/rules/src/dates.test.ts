import { expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatTime,
  newYorkDay,
  newYorkMonth,
  newYorkYear,
} from './dates.ts';

const show = '2026-01-04T00:30:00.000Z';

test('[PROD-11] [CONST-13] dates and times show in New York with en-US patterns', () => {
  expect(formatDate(show)).toBe('Sat, Jan 3, 2026');
  expect(formatTime(show)).toBe('7:30 PM');
  expect(formatDateTime(new Date(show))).toBe('Sat, Jan 3, 2026, 7:30 PM');
  expect(formatTime('2026-07-04T16:00:00Z')).toBe('12:00 PM');
});

test('[PROD-11] a venue outside the Eastern zone gets ET after the time', () => {
  expect(formatTime(show, 'NY')).toBe('7:30 PM');
  expect(formatTime(show, 'QC')).toBe('7:30 PM');
  expect(formatTime(show, 'IL')).toBe('7:30 PM ET');
  expect(formatTime(show, 'bc')).toBe('7:30 PM ET');
  expect(formatTime(show, ' ')).toBe('7:30 PM');
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

test('[PROD-11] the day of a moment is the one New York has', () => {
  expect(newYorkDay('2026-01-04T04:59:59Z')).toBe('2026-01-03');
  expect(newYorkDay('2026-01-04T05:00:00Z')).toBe('2026-01-04');
});
