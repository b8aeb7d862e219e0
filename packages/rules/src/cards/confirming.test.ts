import { expect, test } from 'vitest';
import { deadlineAfterAsking, isLeftAlone, nextConfirmLook } from './confirming.ts';

const since = new Date('2026-11-15T12:00:00Z');
const after = (seconds: number) => new Date(since.getTime() + seconds * 1000);

test('[GATE-06] a charge waits ten minutes for its customer', () => {
  expect(isLeftAlone(since, after(599))).toBe(false);
  expect(isLeftAlone(since, after(600))).toBe(true);
});

test('[GATE-06] it is asked about after fifteen seconds, then every minute, and at its end', () => {
  expect(nextConfirmLook(since, since)).toEqual(after(15));
  expect(nextConfirmLook(since, after(14))).toEqual(after(15));
  expect(nextConfirmLook(since, after(15))).toEqual(after(75));
  expect(nextConfirmLook(since, after(570))).toEqual(after(600));
  expect(nextConfirmLook(since, after(600))).toEqual(after(660));
});

test('[GATE-06] the cart’s clock stands still for as long as that, and never longer', () => {
  const deadline = after(100);
  expect(deadlineAfterAsking(deadline, since, after(40))).toEqual(after(140));
  expect(deadlineAfterAsking(deadline, since, after(5000))).toEqual(after(700));
});
