import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insideTransactionScope } from './db/transaction-scope.ts';
import { keepFresh } from './keep-fresh.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Counts its loads; the value is the moment at which the load began. */
function counting(tookMs = 0) {
  const begun: number[] = [];
  const kept = keepFresh(async () => {
    const at = performance.now();
    begun.push(at);
    if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs));
    return at;
  });
  return { begun, kept };
}

test('[RUN-02] whoever asks first after an hour waits for a new value instead of getting the old one', async () => {
  const { begun, kept } = counting();
  await kept.get();
  vi.advanceTimersByTime(3_600_000);
  expect(await kept.get()).toBe(performance.now());
  expect(begun).toHaveLength(2);
});

test('[RUN-02] a value is kept for 600 ms: in three layers less than two seconds', async () => {
  const { begun, kept } = counting();
  const first = await kept.get();
  vi.advanceTimersByTime(600);
  expect(await kept.get()).toBe(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([first, first + 600]);
  vi.advanceTimersByTime(601);
  expect(await kept.get()).toBe(first + 1201);
});

test('a young value is given at once, an older one is replaced behind the back', async () => {
  const { begun, kept } = counting();
  const first = await kept.get();
  vi.advanceTimersByTime(200);
  expect(await kept.get()).toBe(first);
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(await kept.get()).toBe(first);
  expect(begun).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await kept.get()).toBe(first + 400);
});

test('[RUN-02] age counts from the beginning of a load, so a slow one is not young when it comes', async () => {
  const { begun, kept } = counting(700);
  const first = kept.get();
  await vi.advanceTimersByTimeAsync(700);
  await first;
  void kept.get();
  expect(begun).toHaveLength(2);
});

test('what was forgotten while it was loaded is loaded again', async () => {
  const { begun, kept } = counting(100);
  const old = kept.get();
  kept.forget();
  const fresh = kept.get();
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([old, fresh]);
  expect(begun).toHaveLength(2);
});

test('whoever holds a connection never waits for another one', async () => {
  const { begun, kept } = counting(100);
  const loading = kept.get();
  await vi.advanceTimersByTimeAsync(100);
  const first = await loading;
  vi.advanceTimersByTime(5_000);
  expect(await insideTransactionScope(() => kept.get())).toBe(first);
  expect(begun).toHaveLength(2);
});
