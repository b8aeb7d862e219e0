import { expect, test } from 'vitest';
import { waitBetweenResetMails, waitOfAccount, waitOfAddress } from './sign-in-limits.ts';

const counts = [1, 2, 3, 4, 5, 9, 12, 1000];

test('[LOGIN-06] an account waits after its third failure, longer each time, a quarter of an hour at most', () => {
  expect(counts.map(waitOfAccount)).toEqual([0, 0, 5, 10, 20, 320, 900, 900]);
});

test('[LOGIN-06] a network address waits too, more gently', () => {
  expect(counts.map((count) => waitOfAddress(count))).toEqual([0, 0, 1, 1, 1, 4, 8, 60]);
  expect(waitOfAddress(19, 20)).toBe(0);
  expect(waitOfAddress(20, 20)).toBe(1);
});

test('reset mails to one address become rarer, to one an hour', () => {
  expect([1, 2, 3, 7, 100].map(waitBetweenResetMails)).toEqual([60, 120, 240, 3600, 3600]);
});
