import { expect, test } from 'vitest';
import { guestChoices, levelLeft, ticketsChosen } from './guest-quantities.ts';

test('[GUEST-15] a level offers what its rule and the invitation both allow', () => {
  expect(guestChoices({ limit: 4 }, 10)).toEqual([1, 2, 3, 4]);
  expect(guestChoices({ limit: 4 }, 2)).toEqual([1, 2]);
  expect(guestChoices({ limit: 6, minimum: 2, multiplier: 2 }, 5)).toEqual([2, 4]);
  expect(guestChoices({ limit: 4 }, 0)).toEqual([]);
  expect(ticketsChosen([2, 3])).toBe(5);
  expect(ticketsChosen([])).toBe(0);
});

test('[GUEST-15] of a level’s limit what was asked for before is gone, and no more than all of it', () => {
  expect([levelLeft(4, 1), levelLeft(4, 4), levelLeft(4, 6)]).toEqual([3, 0, 0]);
});
