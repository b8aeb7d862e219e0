import { expect, test } from 'vitest';
import { isWalkDue, lastWalkHour } from './walk-due.ts';
import { newYork } from '../time/testing/new-york.ts';

const at = (text: string): Date => new Date(text);

test('[DRAW-12] the announced hour is New York’s, in summer and in winter', () => {
  expect(lastWalkHour('12:00', at('2026-11-15T17:00:00Z'), newYork)).toEqual(at('2026-11-15T17:00:00Z'));
  expect(lastWalkHour('12:00', at('2026-11-15T16:59:59Z'), newYork)).toEqual(at('2026-11-14T17:00:00Z'));
  expect(lastWalkHour('09:30', at('2026-07-01T15:00:00Z'), newYork)).toEqual(at('2026-07-01T13:30:00Z'));
});

test('[DRAW-12] once a day: not before the first hour after the publishing, not twice, not too soon after the last', () => {
  const publishedAt = at('2026-11-15T18:00:00Z');
  const due = (walkedAt: Date | null, now: string) =>
    isWalkDue({ walkAt: '12:00', publishedAt, walkedAt }, at(now), newYork);
  expect(due(null, '2026-11-15T23:00:00Z')).toBe(false);
  expect(due(null, '2026-11-16T16:59:00Z')).toBe(false);
  expect(due(null, '2026-11-16T17:00:00Z')).toBe(true);
  expect(due(at('2026-11-16T17:00:30Z'), '2026-11-17T16:00:00Z')).toBe(false);
  expect(due(at('2026-11-16T17:00:30Z'), '2026-11-17T17:00:00Z')).toBe(true);
  // An older version walked at eleven in the evening: the next noon is too soon.
  expect(due(at('2026-11-17T04:00:00Z'), '2026-11-17T17:00:00Z')).toBe(false);
  expect(due(at('2026-11-17T04:00:00Z'), '2026-11-18T17:00:00Z')).toBe(true);
});

test('[DRAW-12] [AWARD-04] what was missed while nobody was there is walked at the next announced hour, not when somebody is back', () => {
  const publishedAt = at('2026-11-15T18:00:00Z');
  const due = (now: string) => isWalkDue({ walkAt: '12:00', publishedAt, walkedAt: null }, at(now), newYork);
  expect(due('2026-11-16T17:59:59Z')).toBe(true);
  expect(due('2026-11-16T18:00:00Z')).toBe(false);
  expect(due('2026-11-19T04:00:00Z')).toBe(false);
  expect(due('2026-11-19T17:00:00Z')).toBe(true);
});
