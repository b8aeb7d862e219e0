import { expect, test } from 'vitest';
import { sampleFee } from './sample-fee.ts';

test('a fee for each ticket, less from the fourth', () => {
  expect([1, 3, 4, 5].map(sampleFee)).toEqual([100, 300, 350, 450]);
});
