import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -3, 'cab'],
  [7, 0, 'abc'],
])('[SETUP-03] an entry moves from %i to %i, the others keep their order', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after);
});
