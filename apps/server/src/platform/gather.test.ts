import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('calls of one moment share a round, later ones gather for the next', async () => {
  const rounds: number[][] = [];
  const double = gather<number, number>(10, async (items) => {
    rounds.push(items);
    await sleep(5);
    return items.map((item) => item * 2);
  });
  const first = [double(1), double(2)];
  await sleep(1);
  const second = [double(3), double(4)];
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
  expect(rounds).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a round holds no more than it may', async () => {
  const sizes: number[] = [];
  const echo = gather<number, number>(3, async (items) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(echo));
  expect(sizes).toEqual([3, 3, 1]);
});

test('one failure fails one call, a broken round fails its calls and not the next', async () => {
  let broken = true;
  const half = gather<number, number>(10, async (items) => {
    if (broken) throw new Error('broken');
    return items.map((item) => (item % 2 ? new Error('odd') : item / 2));
  });
  await expect(half(2)).rejects.toThrow('broken');
  broken = false;
  const [even, odd] = await Promise.allSettled([half(4), half(3)]);
  expect(even).toMatchObject({ status: 'fulfilled', value: 2 });
  expect(odd).toMatchObject({ status: 'rejected' });
});
