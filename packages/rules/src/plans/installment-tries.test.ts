import { expect, test } from 'vitest';
import { MOST_TRIES, nextTryAt } from './installment-tries.ts';

test('[OPS-22] three tries over seven days, then none by itself', () => {
  const start = new Date('2026-11-15T06:00:00Z');
  const tries = [start];
  for (;;) {
    const next = nextTryAt(tries.length - 1, tries.at(-1)!);
    if (!next) break;
    tries.push(next);
  }
  expect(tries.map((time) => time.toISOString().slice(0, 10))).toEqual([
    '2026-11-15',
    '2026-11-18',
    '2026-11-22',
  ]);
  expect(tries).toHaveLength(MOST_TRIES);
});
