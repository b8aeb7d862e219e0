import { expect, test } from 'vitest';
import { waitingLines } from './waiting-lines.ts';

test('[DRAW-12] what ran out, went beyond the cap or had no ticket to go with waits, unless a walk has served it', () => {
  const results = [
    { result: 'full', reason: null },
    { result: 'denied', reason: 'sold-out' },
    { result: 'denied', reason: 'cap' },
    { result: 'denied', reason: 'no-ticket' },
    { result: 'denied', reason: 'not-valid' },
    { result: 'denied', reason: 'override' },
  ];
  expect(waitingLines(results, new Set())).toEqual([1, 2, 3]);
  expect(waitingLines(results, new Set([2]))).toEqual([1, 3]);
});
