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
  /** Answers their rows of `draw_entries` as JSON. */
  add(entrants: readonly EligibleEntrant[]): Promise<string>;
  /** The list of all that were added. */
  seal(): Promise<Sealed>;
  end(): Promise<unknown>;
}

/** The sealing of a list on a thread of its own, which works while entrants are read and rows are written. */
export function openSealingThread(order: SealOrder): SealingThread {
  const worker = new Worker(new URL('./seal-worker.ts', import.meta.url), { workerData: order });
  // The thread answers in the order in which it was asked.
  const asked: PromiseWithResolvers<string | Sealed>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  worker.on('message', (answer: string | Sealed) => asked.shift()?.resolve(answer));
  worker.once('error', fail);
  worker.once('exit', (code) => fail(new Error(`The sealing thread ended with ${code}`)));
  const ask = (message: readonly EligibleEntrant[] | null): Promise<string | Sealed> => {
    if (failure) return Promise.reject(failure);
    const answer = Promise.withResolvers<string | Sealed>();
    // It may fail before anybody waits for it.
    answer.promise.catch(() => {});
    asked.push(answer);
    worker.postMessage(message);
    return answer.promise;
  };
  return {
    add: (entrants) => ask(entrants) as Promise<string>,
    seal: () => ask(null) as Promise<Sealed>,
    end: () => worker.terminate(),
  };
}
