import { expect, test } from 'vitest';
import { isPasswordFresh } from './staff-limits.ts';

test('[STAFF-07] a password counts for ten minutes', () => {
  const given = new Date('2026-11-15T17:00:00Z');
  expect(isPasswordFresh(given, new Date('2026-11-15T17:09:59Z'))).toBe(true);
  expect(isPasswordFresh(given, new Date('2026-11-15T17:10:00Z'))).toBe(false);
});
