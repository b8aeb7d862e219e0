import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';
import { DatabaseTrouble } from './trouble.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function tried(failures: readonly Error[]): Promise<{ tries: number; told: string[] }> {
  const told: string[] = [];
  let tries = 0;
  const work = async (): Promise<void> => {
    const failure = failures[tries];
    tries += 1;
    if (failure) throw failure;
  };
  const done = patiently(work, (reason) => told.push(reason));
  done.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  return { tries, told };
}

test('[RUN-01] what begins without its database waits for it, and says why', async () => {
  const full = Object.assign(new Error('No space left on device'), { code: '53100' });
  const failures = [new DatabaseTrouble('away', 'connection refused'), full];
  expect(await tried(failures)).toEqual({
    tries: 3,
    told: ['connection refused', 'No space left on device'],
  });
});

test('[RUN-01] so does what failed because of it and says so in its own words', async () => {
  const cause = new DatabaseTrouble('lost', 'Connection terminated');
  const failure = new Error('The migration 0001 failed', { cause });
  expect(await tried([failure])).toEqual({ tries: 2, told: ['Connection terminated'] });
});

test('[RUN-01] what stays wrong is told at once', async () => {
  await expect(tried([new Error('password authentication failed')])).rejects.toThrow('password');
});
