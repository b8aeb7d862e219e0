import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkoutDeadline,
  isPastDeadline,
  isReleased,
  localDeadline,
  secondsToDeadline,
} from './cart-clock.ts';

const moment = fc.integer({ min: 0, max: 4_000_000 }).map((ms) => new Date(ms));

test('[CART-07] what was released was past its deadline first, and shows no time', () => {
  fc.assert(
    fc.property(moment, moment, (deadline, now) => {
      expect(isReleased(deadline, now) && !isPastDeadline(deadline, now)).toBe(false);
      expect(secondsToDeadline(deadline, now) === 0).toBe(isPastDeadline(deadline, now));
    }),
  );
});

test('[CART-07] the page’s deadline is never before the server’s by more than a second', () => {
  fc.assert(
    fc.property(moment, fc.nat(60), fc.nat(3000), (created, minutes, delay) => {
      const deadline = checkoutDeadline(created, minutes);
      const local = localDeadline(secondsToDeadline(deadline, created), new Date(created.getTime() + delay));
      expect(local.getTime() - deadline.getTime()).toBe(delay);
    }),
  );
});
