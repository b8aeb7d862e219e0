import { expect, test } from 'vitest';
import { isOfYear, latestYear, openingYear } from './request-years.ts';
import { newYork } from '../time/testing/new-york.ts';

const now = new Date('2026-11-15T17:00:00Z');
// Still 2024 in New York.
const newYearsEve = '2025-01-01T03:00:00Z';

test('[HIST-REQ-02] a request belongs to the year of each of its shows, in New York', () => {
  const request = { showDates: ['2025-06-01T00:30:00Z', newYearsEve] };
  expect([2024, 2025, 2026].filter((year) => isOfYear(request, year, newYork))).toEqual([2024, 2025]);
  expect(isOfYear({ showDates: ['2026-06-01T00:00:00Z'] }, 2025, newYork)).toBe(false);
  expect(latestYear(request, newYork)).toBe(2025);
  expect(latestYear({ showDates: [newYearsEve] }, newYork)).toBe(2024);
  expect(latestYear({ showDates: [] }, newYork)).toBeNull();
});

test('[HIST-REQ-02] the list opens on the newest year that has any, or on this year', () => {
  const old = { showDates: [newYearsEve] };
  expect(openingYear([old, { showDates: ['2027-01-09T00:00:00Z'] }, { showDates: [] }], now, newYork)).toBe(
    2027,
  );
  expect(openingYear([{ showDates: ['2025-06-01T00:00:00Z'] }, { showDates: [] }, old], now, newYork)).toBe(
    2025,
  );
  expect(openingYear([old], now, newYork)).toBe(2024);
  expect(openingYear([], now, newYork)).toBe(2026);
});
