import { Worker } from 'node:worker_threads';
import type { DatabaseFault, Order, Reply } from './messages.ts';

type OrderBody = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never;

export interface Answer {
  rows: unknown[];
  affectedRows?: number | undefined;
}

/** A database error, with the same fields as the one that the server's driver throws. */
class EmbeddedError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;

  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.name = 'EmbeddedError';
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
    this.table = fault.table;
  }
}

export interface DatabaseThread {
  send(order: OrderBody): Promise<Answer>;
  end(): Promise<void>;
}

/** Starts the database's thread and turns its messages into promises. */
export async function startThread(folder: string): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;
  let broken: Error | undefined;

  const ready = Promise.withResolvers<void>();
  const giveUp = (error: Error): void => {
    broken = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp(new Error('The embedded database has ended')));
  worker.on('message', (message: 'ready' | Reply) => {
    if (message === 'ready') return ready.resolve();
    const promise = waiting.get(message.id);
    waiting.delete(message.id);
    if ('fault' in message) promise?.reject(new EmbeddedError(message.fault));
    else promise?.resolve(message);
  });
  await ready.promise;

  const send = (order: OrderBody): Promise<Answer> => {
    if (broken) return Promise.reject(broken);
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
      worker.removeAllListeners('exit');
      await worker.terminate();
    },
  };
}
