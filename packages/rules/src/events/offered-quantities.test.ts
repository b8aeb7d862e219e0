import { expect, test } from 'vitest';
import { offeredQuantities } from './offered-quantities.ts';

test('[EVENT-20] [GUEST-15] a quantity that is not offered is answered with those that are, as a person says it', () => {
  expect(offeredQuantities({ limit: 8 })).toBe('Please choose 1 to 8');
  expect(offeredQuantities({ limit: 8, minimum: 2, multiplier: 2 })).toBe('Please choose 2, 4, 6 or 8');
  expect(offeredQuantities({ limit: 2 })).toBe('Please choose 1 or 2');
  expect(offeredQuantities({ limit: 1 })).toBe('Please choose 1');
  expect(offeredQuantities({ limit: 0 })).toBe('There are no more of these tickets for you to choose');
});
