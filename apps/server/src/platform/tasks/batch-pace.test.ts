import { expect, test } from 'vitest';
import { A_BATCH_MS, batchPace, unhurriedPace } from './batch-pace.ts';

test('[RUN-08] batches become as large as fit into their time, and no larger than their kind has them', () => {
  const pace = batchPace();
  /** A kind whose every piece takes so long. */
  const run = (kind: string, usual: number, pieceMs: number, batches = 20): number => {
    for (let n = 0; n < batches; n += 1) pace.took(kind, pieceMs * pace.atMost(kind, usual));
    return pace.atMost(kind, usual);
  };
  const slow = run('letters', 100, 9);
  expect(slow * 9).toBeLessThanOrEqual(A_BATCH_MS);
  expect(slow * 9).toBeGreaterThan(A_BATCH_MS / 2);
  expect(run('places', 2000, 0.001)).toBe(2000);
  // What costs more than a batch may take is done one at a time, and comes back when it costs less.
  expect(run('orders', 25, 500)).toBe(1);
  expect(run('orders', 25, 1)).toBe(25);
});

test('[RUN-08] the first of a kind is small, and one that took too long makes the next one smaller at once', () => {
  const pace = batchPace();
  expect(pace.atMost('letters', 100)).toBe(10);
  pace.took('letters', 10 * A_BATCH_MS);
  expect(pace.atMost('letters', 100)).toBe(1);
  expect(pace.atMost('others', 100)).toBe(10);
  expect(unhurriedPace.atMost('letters', 100)).toBe(100);
});
