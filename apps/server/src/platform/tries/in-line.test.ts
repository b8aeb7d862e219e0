import { expect, test } from 'vitest';
import { inLine } from './in-line.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a few at a time, all of them in the end, in the order they came', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    done.push(number);
  };
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(numbers.map((number) => inLine('one address', () => work(number))));
  expect(most).toBe(3);
  expect(done).toEqual(numbers);
});

test('lines of others are not waited for, and a failure hands its turn on', async () => {
  const order: string[] = [];
  const slow = [1, 2, 3].map(() =>
    inLine('here', async () => {
      await turn();
      order.push('here');
      throw new Error('wrong');
    }),
  );
  const after = inLine('here', async () => void order.push('after'));
  await inLine('elsewhere', async () => void order.push('elsewhere'));
  await Promise.allSettled(slow);
  await after;
  expect(order).toEqual(expect.arrayContaining(['elsewhere', 'here', 'after']));
  expect(order[0]).toBe('elsewhere');
});
