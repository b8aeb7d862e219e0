import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAuthenticated, isExpiring, minutesShown, secondsLeft } from './session.ts';

test('[SESSION-01] [SESSION-02] a warning is only ever shown to somebody signed in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3, max: 5 }),
      fc.integer({ min: -10, max: 400 }),
      (userId, secondsToExpire) => {
        const session = { userId, secondsToExpire };
        expect(isExpiring(session)).toBe(isAuthenticated(session) && secondsToExpire < 180);
      },
    ),
  );
});

test('[SHELL-10] the minutes shown cover the seconds left and not a minute more', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (seconds) => {
      expect(minutesShown(seconds) * 60 - seconds).toBeGreaterThanOrEqual(0);
      expect(minutesShown(seconds) * 60 - seconds).toBeLessThan(60);
    }),
  );
});

test('[SESSION-05] the local count never rises', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(5_000_000), fc.nat(5_000_000), (seconds, a, b) => {
      const start = new Date(0);
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((ms) =>
        secondsLeft(seconds, start, new Date(ms)),
      );
      expect(later).toBeLessThanOrEqual(sooner!);
    }),
  );
});
