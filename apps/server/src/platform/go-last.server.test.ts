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

test.runIf(process.platform === 'linux')(
  '[RUN-08] a thread that goes last leaves the others of its process where they are, and never comes forward',
  async () => {
    const own = getPriority();
    expect(await standing()).toBe(Math.max(own, 10));
    expect(getPriority()).toBe(own);
    expect(await standing('setPriority(17);')).toBe(17);
  },
);
