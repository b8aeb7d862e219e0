import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const goLast = new URL('./go-last.ts', import.meta.url).href;

/** How a thread of its own stands after it went last, `before` from where. */
async function standing(before = ''): Promise<number> {
  const told = Promise.withResolvers<number>();
  const worker = new Worker(
    `const { getPriority, setPriority } = require('node:os'); ${before}
    import('${goLast}').then(({ goLast }) => {
      goLast();
      require('node:worker_threads').parentPort.postMessage(getPriority());
    });`,
    { eval: true },
  );
  worker.once('message', told.resolve);
  worker.once('error', told.reject);
  const priority = await told.promise;
  await worker.terminate();
  return priority;
}

test('[RUN-08] a thread that goes last leaves the others where they are, and never comes forward', async () => {
  const own = getPriority();
  const isKeptByThread = process.platform === 'linux';
  expect(await standing()).toBe(isKeptByThread ? Math.max(own, 10) : own);
  expect(getPriority()).toBe(own);
  const behind = isKeptByThread ? 17 : own;
  expect(await standing(`setPriority(${behind});`)).toBe(behind);
});
