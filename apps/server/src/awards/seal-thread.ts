import type { Rules } from '@stagedoor/draw/rules';
import { Worker } from 'node:worker_threads';
import type { EligibleEntrant } from './eligible-entrants.ts';

export interface SealOrder {
  rules: Rules;
  /** What ids and salts come from. */
  seed: string;
  name: { seller_id: number; draw_key: string };
}

export interface Sealed {
  root: string;
  size: number;
}

/** `portions` are rows of `draw_entries` as JSON. */
export interface SealedList extends Sealed {
  portions: string[];
}

export interface SealingThread {
  add(entrants: readonly EligibleEntrant[]): void;
  seal(): Promise<SealedList>;
  end(): Promise<unknown>;
}

/** The sealing of a list on a thread of its own, which begins while the entrants are still being read. */
export function openSealingThread(order: SealOrder): SealingThread {
  const worker = new Worker(new URL('./seal-worker.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<SealedList>();
  // It may fail before anybody waits for it.
  promise.catch(() => {});
  const portions: string[] = [];
  worker.on('message', (answer: string | Sealed) => {
    if (typeof answer === 'string') portions.push(answer);
    else resolve({ ...answer, portions });
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The sealing thread ended with ${code}`)));
  return {
    add: (entrants) => worker.postMessage(entrants),
    seal: () => {
      worker.postMessage(null);
      return promise;
    },
    end: () => worker.terminate(),
  };
}
