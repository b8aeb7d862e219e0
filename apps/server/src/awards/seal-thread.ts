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
  const sealed = answerTo<Sealed>();
  // The thread answers in the order in which it was asked.
  const asked: PromiseWithResolvers<string>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of [...asked.splice(0), sealed]) reject(failure);
  };
  worker.on('message', (answer: string | Sealed) => {
    if (typeof answer === 'string') asked.shift()?.resolve(answer);
    else sealed.resolve(answer);
  });
  worker.once('error', fail);
  worker.once('exit', (code) => fail(new Error(`The sealing thread ended with ${code}`)));
  return {
    add: (entrants) => {
      const rows = answerTo<string>();
      asked.push(rows);
      if (failure) fail(failure);
      else worker.postMessage(entrants);
      return rows.promise;
    },
    seal: () => {
      worker.postMessage(null);
      return sealed.promise;
    },
    end: () => worker.terminate(),
  };
}

/** It may fail before anybody waits for it. */
function answerTo<T>(): PromiseWithResolvers<T> {
  const answer = Promise.withResolvers<T>();
  answer.promise.catch(() => {});
  return answer;
}
