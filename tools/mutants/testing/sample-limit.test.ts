import { expect, test } from 'vitest';
import { isTooMany } from './sample-limit.ts';

test('three are not too many', () => {
  expect(isTooMany(3)).toBe(false);
});
