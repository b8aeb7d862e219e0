import { expect, test } from 'vitest';
import { daysToTell, endOfRenewed, isKeyEndAllowed } from './key-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('[KEY-01] a key ends within a year', () => {
  expect(isKeyEndAllowed(inDays(366), now)).toBe(true);
  expect(isKeyEndAllowed(inDays(366.1), now)).toBe(false);
  expect(isKeyEndAllowed(now, now)).toBe(false);
});

test('[KEY-05] its end is told 14 and 3 days before, each once', () => {
  expect(daysToTell(inDays(14.1), null, now)).toBeUndefined();
  expect(daysToTell(inDays(14), null, now)).toBe(14);
  expect(daysToTell(inDays(10), 14, now)).toBeUndefined();
  expect(daysToTell(inDays(3), 14, now)).toBe(3);
  expect(daysToTell(inDays(2), 3, now)).toBeUndefined();
  expect(daysToTell(inDays(-1), null, now)).toBeUndefined();
});

test('[KEY-03] a key that was renewed lives seven days more, or to its own end', () => {
  expect(endOfRenewed(inDays(100), now)).toEqual(inDays(7));
  expect(endOfRenewed(inDays(2), now)).toEqual(inDays(2));
});
