import { expect, test } from 'vitest';
import { arrivalDay, arrivesInTime } from './arrives-in-time.ts';
import { newYork } from '../time/testing/new-york.ts';

const now = new Date('2026-11-16T12:00:00Z');
const show = (startsAt: string | null) => [{ startsAt: startsAt && new Date(startsAt) }];

test('[VALID-19] mail that would come after the show, or on its day, is not in time', () => {
  const mail = { leadDays: 5 };
  expect(arrivalDay(mail, now, newYork)).toBe('2026-11-21');
  // Evening of the 22nd in New York, which is the 23rd in Greenwich.
  expect(arrivesInTime(mail, show('2026-11-23T01:00:00Z'), now, newYork)).toBe(true);
  expect(arrivesInTime(mail, show('2026-11-22T01:00:00Z'), now, newYork)).toBe(false);
  expect(arrivesInTime(mail, show('2026-11-18T01:00:00Z'), now, newYork)).toBe(false);
});

test('[VALID-19] of several shows the first one decides; one without a date lies ahead', () => {
  const shows = [...show('2027-03-01T01:00:00Z'), ...show('2026-11-19T01:00:00Z')];
  expect(arrivesInTime({ leadDays: 5 }, shows, now, newYork)).toBe(false);
  expect(arrivesInTime({ leadDays: 5 }, show(null), now, newYork)).toBe(true);
});

test('[VALID-19] what is there at once is always in time', () => {
  for (const method of [{}, { leadDays: null }, { leadDays: 0 }]) {
    expect(arrivalDay(method, now, newYork)).toBeNull();
    expect(arrivesInTime(method, show('2026-11-16T13:00:00Z'), now, newYork)).toBe(true);
  }
});
