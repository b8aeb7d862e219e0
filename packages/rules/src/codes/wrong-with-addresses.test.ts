import { expect, test } from 'vitest';
import { wrongWithAddresses } from './wrong-with-addresses.ts';

test('[CODE-01] a code is sent to addresses that there may be, and to so many at once', () => {
  expect(wrongWithAddresses([])).toBe('Please type an address');
  expect(wrongWithAddresses(['fan@example.com', 'robin vale'])).toBe('“robin vale” is no e-mail address');
  const many = Array.from({ length: 100 }, (_, n) => `fan-${n}@example.com`);
  expect(wrongWithAddresses(many)).toBeUndefined();
  expect(wrongWithAddresses([...many, 'one@example.com'])).toBe('At most 100 addresses at once');
});
