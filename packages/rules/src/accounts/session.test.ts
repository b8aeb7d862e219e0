import { expect, test } from 'vitest';
import {
  isAuthenticated,
  isExpiring,
  minutesShown,
  refreshExtends,
  secondsLeft,
  SESSION_COOKIE,
  SESSION_REFRESH_MS,
  SESSION_WARNING_SECONDS,
} from './session.ts';

test('[SESSION-01] a valid user with time left is authenticated, nobody else', () => {
  expect(isAuthenticated({ userId: 7, secondsToExpire: 1 })).toBe(true);
  expect(isAuthenticated({ userId: 7, secondsToExpire: 0 })).toBe(false);
  expect(isAuthenticated({ userId: -1, secondsToExpire: 60 })).toBe(false);
  expect(isAuthenticated({ userId: 0, secondsToExpire: 60 })).toBe(false);
  expect(isAuthenticated({ secondsToExpire: 60 })).toBe(false);
  expect(isAuthenticated({ userId: null, secondsToExpire: 60 })).toBe(false);
  expect(isAuthenticated(null)).toBe(false);
});

test('[SESSION-02] [CONST-03] the warning shows when fewer than 180 seconds remain', () => {
  expect(SESSION_WARNING_SECONDS).toBe(180);
  expect(isExpiring({ userId: 7, secondsToExpire: 180 })).toBe(false);
  expect(isExpiring({ userId: 7, secondsToExpire: 179 })).toBe(true);
  expect(isExpiring({ userId: 7, secondsToExpire: 0 })).toBe(false);
  expect(isExpiring({ userId: 0, secondsToExpire: 100 })).toBe(false);
});

test('[SHELL-10] minutes are rounded up', () => {
  expect([179, 121, 120, 61, 60, 59, 1, 0, -5].map(minutesShown)).toEqual([3, 3, 2, 2, 1, 1, 1, 0, 0]);
});

test('[SESSION-04] [CONST-04] [CONST-29] the session is refreshed every 60000 ms under the cookie sid', () => {
  expect(SESSION_REFRESH_MS).toBe(60_000);
  expect(SESSION_COOKIE).toBe('sid');
});

test('[SESSION-05] a refresh extends only when the session was used since the last one', () => {
  const refreshed = new Date('2026-01-01T10:00:00Z');
  expect(refreshExtends(null, refreshed)).toBe(false);
  expect(refreshExtends(new Date('2026-01-01T09:59:00Z'), refreshed)).toBe(false);
  expect(refreshExtends(refreshed, refreshed)).toBe(false);
  expect(refreshExtends(new Date('2026-01-01T10:00:30Z'), refreshed)).toBe(true);
});

test('[SESSION-05] between refreshes the page counts down by itself', () => {
  const answered = new Date('2026-01-01T10:00:00Z');
  expect(secondsLeft(200, answered, new Date('2026-01-01T10:00:30.900Z'))).toBe(170);
  expect(secondsLeft(200, answered, new Date('2026-01-01T12:00:00Z'))).toBe(0);
});
