import { expect, test } from 'vitest';
import {
  checkoutDeadline,
  isPastDeadline,
  isReleased,
  localDeadline,
  releaseTime,
  reviewDeadline,
  secondsToDeadline,
} from './cart-clock.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('[CART-06] [CONST-33] review has its minutes and 1 second, checkout its minutes', () => {
  expect(reviewDeadline(now, 3)).toEqual(at(181));
  expect(checkoutDeadline(now, 10)).toEqual(at(600));
});

test('[CART-07] the tickets are released 5 seconds after the deadline', () => {
  const deadline = at(10);
  expect([9.999, 10].map((seconds) => isPastDeadline(deadline, at(seconds)))).toEqual([false, true]);
  expect([14.999, 15].map((seconds) => isReleased(deadline, at(seconds)))).toEqual([false, true]);
  expect(releaseTime(deadline)).toEqual(at(15));
});

test('[CART-07] the page counts to a deadline of its own', () => {
  const deadline = localDeadline(600, now);
  expect(secondsToDeadline(deadline, at(0.5))).toBe(600);
  expect(secondsToDeadline(deadline, at(599.5))).toBe(1);
  expect(secondsToDeadline(deadline, at(4000))).toBe(0);
});
