import { expect, test } from 'vitest';
import { isStepKept } from './last-step.ts';

test('[STAFF-03] the last second step of whoever needs one stays, in production', () => {
  expect(isStepKept(['owner'], 0, true)).toBe(true);
  expect(isStepKept(['desk', 'finance'], 0, true)).toBe(true);
  expect(isStepKept(['owner'], 1, true)).toBe(false);
  expect(isStepKept(['desk', 'viewer'], 0, true)).toBe(false);
  expect(isStepKept(['owner'], 0, false)).toBe(false);
});
