import { expect, test } from 'vitest';
import { looksAgainAfter } from './looked-at-again.ts';

const startsAt = new Date('2026-12-16T00:30:00Z');
const hours = (many: number): Date => new Date(startsAt.getTime() + many * 3_600_000);

test('[REPORT-04] every ten seconds from the doors to the end of the night, every minute before and after', () => {
  const door = { inside: 0 };
  expect(looksAgainAfter(undefined)).toBe(60_000);
  expect(looksAgainAfter({ startsAt, at: hours(-2) })).toBe(60_000);
  expect(looksAgainAfter({ startsAt, at: hours(-1), door })).toBe(10_000);
  expect(looksAgainAfter({ startsAt, at: hours(7.9), door })).toBe(10_000);
  expect(looksAgainAfter({ startsAt, at: hours(8), door })).toBe(60_000);
  expect(looksAgainAfter({ at: hours(0), door })).toBe(60_000);
});
