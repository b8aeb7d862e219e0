import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownAnnouncement, formatCountdown } from './countdown.ts';

test('[CART-05] the text holds exactly the seconds', () => {
  fc.assert(
    fc.property(fc.nat(5999), (seconds) => {
      const [minutes, rest] = formatCountdown(seconds).split(':').map(Number);
      expect(formatCountdown(seconds)).toMatch(/^\d\d:[0-5]\d$/);
      expect(minutes! * 60 + rest!).toBe(seconds);
    }),
  );
});

test('[CART-05] a whole count reads out each moment once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 301, max: 900 }), (start) => {
      const heard = Array.from({ length: start }, (_, index) =>
        countdownAnnouncement(start - index, start - index - 1),
      );
      expect(heard.filter(Boolean)).toEqual(['5 minutes', '1 minute', '30 seconds']);
    }),
  );
});
