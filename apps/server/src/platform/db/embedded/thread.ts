// The thread of the embedded database: its messages as promises, and another thread when one dies.
import { Worker } from 'node:worker_threads';
import { compiledEngine } from './compiled-engine.ts';
import { engineLost, errorOf, isEngineFailure } from './embedded-error.ts';
import type { OrderBody, Reply } from './messages.ts';

export interface Answer {
  rows: unknown[];
  affectedRows?: number | undefined;
}

export interface DatabaseThread {
  /** Which thread it is: what began on one cannot go on on another. */
  generation(): number;
  send(order: OrderBody, generation?: number): Promise<Answer>;
  end(): Promise<void>;
}

interface Running {
  send(order: OrderBody): Promise<Answer>;
  end(): Promise<void>;
}

/** One thread from its start to its end; `onDeath` is told once. */
async function run(folder: string, onDeath: () => void): Promise<Running> {
  const engine = await compiledEngine();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, engine },
    // What it answers is short-lived: room for more would only be kept.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let isDead = false;
  const die = (cause?: unknown): void => {
    if (isDead) return;
    isDead = true;
    ready.reject(cause);
    for (const { reject } of waiting.values()) reject(engineLost(cause));
    waiting.clear();
    void worker.terminate();
    onDeath();
  };
  worker.on('error', die);
  worker.on('exit', () => die());
  worker.on('message', (message: 'ready' | Reply) => {
    if (message === 'ready') return ready.resolve();
    const promise = waiting.get(message.id);
    waiting.delete(message.id);
    if (!('fault' in message)) promise?.resolve(message);
    else if (isEngineFailure(message.fault)) {
      promise?.reject(engineLost(errorOf(message.fault)));
      die(errorOf(message.fault));
    } else promise?.reject(errorOf(message.fault));
  });
  await ready.promise;

  const send = (order: OrderBody): Promise<Answer> => {
    if (isDead) return Promise.reject(engineLost());
    lastId += 1;
    const promise = Promise.withResolvers<Answer>();
    waiting.set(lastId, promise);
    worker.postMessage({ ...order, id: lastId });
    return promise.promise;
  };
  return {
    send,
    end: async () => {
      await send({ kind: 'close' });
      isDead = true;
      await worker.terminate();
    },
  };
}

/** Starts the database's thread. One that dies is followed by another, which finds all that was committed. */
export async function startThread(folder: string): Promise<DatabaseThread> {
  let generation = 0;
  let isOver = false;
  let current: Promise<Running> | undefined;
  const thread = (): Promise<Running> => {
    if (isOver) return Promise.reject(engineLost());
    return (current ??= run(folder, () => {
      generation += 1;
      current = undefined;
    }));
  };
  await thread();
  return {
    generation: () => generation,
    send: async (order, wanted = generation) => {
      if (wanted !== generation) throw engineLost();
      const running = await thread();
      // It may have died while it was waited for.
      if (wanted !== generation) throw engineLost();
      return running.send(order);
    },
    end: async () => {
      const last = current;
      isOver = true;
      await (await last?.catch(() => undefined))?.end();
    },
  };
}
