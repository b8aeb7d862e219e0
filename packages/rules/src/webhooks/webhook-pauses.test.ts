import { expect, test } from 'vitest';
import { hopeFor, nextTry } from './webhook-pauses.ts';

const now = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('[HOOK-04] tries come after 1, 5, 15 and 30 minutes, then each hour', () => {
  const minutes = [1, 2, 3, 4, 5, 60].map(
    (tries) => (nextTry(tries, now).getTime() - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 5, 15, 30, 60, 60]);
});

test('[HOOK-04] a day of failures is told once, after three days the address is paused', () => {
  expect(hopeFor(hoursAgo(23.9), null, now)).toBe('goes on');
  expect(hopeFor(hoursAgo(24), null, now)).toBe('tell');
  expect(hopeFor(hoursAgo(30), hoursAgo(6), now)).toBe('goes on');
  expect(hopeFor(hoursAgo(72), hoursAgo(48), now)).toBe('pause');
});
