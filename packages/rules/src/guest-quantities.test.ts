import { expect, test } from 'vitest';
import { guestChoices, ticketsChosen } from './guest-quantities.ts';

test('[GUEST-15] a level offers what its rule and the invitation both allow', () => {
  expect(guestChoices({ limit: 4 }, 10)).toEqual([1, 2, 3, 4]);
  expect(guestChoices({ limit: 4 }, 2)).toEqual([1, 2]);
  expect(guestChoices({ limit: 6, minimum: 2, multiplier: 2 }, 5)).toEqual([2, 4]);
  expect(guestChoices({ limit: 4 }, 0)).toEqual([]);
  expect(ticketsChosen(new Map([[1, 2]]).values())).toBe(2);
});
