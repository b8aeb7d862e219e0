import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCalendarDate } from './dates.ts';
import { newYork } from './testing/new-york.ts';
import { timesIn } from './times-in.ts';

const { formatDateTime, yearOf: newYorkYear, yearSpan: newYorkYearSpan } = newYork;

const moment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('[PROD-11] every date and time follows the pattern, with plain blanks only', () => {
  const pattern = /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/;
  fc.assert(
    fc.property(moment, (at) => {
      expect(formatDateTime(at)).toMatch(pattern);
      expect(formatDateTime(at.toISOString())).toBe(formatDateTime(at));
    }),
  );
});

test('[PROD-12] a calendar date shows the day it was stored with', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(formatCalendarDate(at)).toContain(` ${at.getUTCDate()}, ${at.getUTCFullYear()}`);
    }),
  );
});

test('[NAV-13] New York’s year is the UTC year or the one before', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect([0, 1]).toContain(at.getUTCFullYear() - newYorkYear(at));
    }),
  );
});

test('[HIST-03] the moments of a year in New York are those that it calls so', () => {
  const nearNewYear = fc.tuple(fc.integer({ min: 1990, max: 2089 }), fc.integer({ min: -12, max: 36 }));
  const moments = fc.oneof(
    moment,
    nearNewYear.map(([year, hours]) => new Date(Date.UTC(year, 0, 1, hours))),
  );
  fc.assert(
    fc.property(moments, fc.integer({ min: -1, max: 1 }), (at, off) => {
      const year = newYorkYear(at) + off;
      const { from, before } = newYorkYearSpan(year);
      expect(at >= from && at < before).toBe(off === 0);
    }),
  );
});

const zones = fc.constantFrom(
  'America/New_York',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Kuwait',
  'Europe/London',
);

test('[PROG-09] what a clock shows is found again in every zone, but for the hour that comes twice', () => {
  fc.assert(
    fc.property(moment, zones, (given, zone) => {
      const at = new Date(given.getTime() - (given.getTime() % 60_000));
      const { dayOf, hourOf, momentAt } = timesIn(zone);
      const time = `${String(hourOf(at)).padStart(2, '0')}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
      expect([0, 3_600_000]).toContain(at.getTime() - momentAt(dayOf(at), time).getTime());
    }),
  );
});
