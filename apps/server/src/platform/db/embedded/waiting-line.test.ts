import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LINGER_MS, PATIENCE_MS, waitingLine } from './waiting-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Those who come to a line, by name, in the order in which they have their turn. */
function lineOf() {
  const line = waitingLine();
  const turns: string[] = [];
  const come = (name: string): void => {
    const isBehind = name.startsWith('batch');
    line.enter(isBehind).then(
      () => turns.push(name),
      () => turns.push(`${name} gave up`),
    );
  };
  const leave = async (): Promise<void> => {
    line.leave();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { turns, come, leave };
}

test('[RUN-08] whoever waits at a page goes before the batches that wait, each in the order of coming', async () => {
  const { turns, come, leave } = lineOf();
  for (const name of ['batch 1', 'batch 2', 'batch 3', 'page 1', 'page 2']) come(name);
  for (let n = 0; n < 2; n += 1) await leave();
  expect(turns).toEqual(['batch 1', 'page 1', 'page 2']);
  await leave();
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  await leave();
  expect(turns.slice(3)).toEqual(['batch 2', 'batch 3']);
});

test('[RUN-08] the engine is kept for a moment for the next question of a call', async () => {
  const { turns, come, leave } = lineOf();
  for (const name of ['page 1', 'batch 1']) come(name);
  await leave();
  await vi.advanceTimersByTimeAsync(LINGER_MS - 2);
  come('page 1, again');
  await leave();
  expect(turns).toEqual(['page 1', 'page 1, again']);
  // Who comes in that moment does not slip in either.
  come('batch 2');
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  expect(turns.slice(2)).toEqual(['batch 1']);
});

test('[RUN-08] a batch that was passed by for long enough has its turn in any crowd', async () => {
  const { turns, come, leave } = lineOf();
  for (const name of ['page', 'batch 1', 'batch 2']) come(name);
  for (let waited = 0; waited < PATIENCE_MS - LINGER_MS; waited += LINGER_MS) {
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    come('page');
    come('page');
    await leave();
  }
  expect(new Set(turns)).toEqual(new Set(['page']));
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  await leave();
  expect(turns.at(-1)).toBe('batch 1');
});

test('whoever waits for half a minute is told so, and keeps nobody else waiting', async () => {
  const { turns, come, leave } = lineOf();
  come('page 1');
  come('page 2');
  await vi.advanceTimersByTimeAsync(30_000);
  come('page 3');
  await leave();
  expect(turns).toEqual(['page 1', 'page 2 gave up', 'page 3']);
});
