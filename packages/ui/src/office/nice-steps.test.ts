import { expect, test } from 'vitest';
import { niceSteps } from './nice-steps.ts';

test('[REPORT-03] an axis counts in whole steps, and never in more than five lines', () => {
  expect(niceSteps(350)).toEqual([0, 100, 200, 300]);
  expect(niceSteps(0)).toEqual([0, 1]);
  expect(niceSteps(3)).toEqual([0, 1, 2, 3]);
  expect(niceSteps(20_000)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  for (const most of [1, 7, 12, 49, 51, 999, 1001, 74_321]) {
    const steps = niceSteps(most);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(steps.at(-1)).toBeLessThanOrEqual(most);
  }
});
