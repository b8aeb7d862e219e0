import { Transaction } from 'kysely';
import type { KyselyProps } from 'kysely';
import { tellingFirstFailure } from './first-failure.ts';
import type { Tables, Tx } from './tables.ts';

export interface Unqueued {
  tx: Tx;
  /** Takes no statement any more: the next one would come after the commit. */
  close(): void;
}

/**
 * Kysely lets the statements of a transaction wait for each other. In this one they are handed to the connection as they
 * come, so that those that are begun together travel together (decision 0050).
 */
export async function unqueued(queued: Tx): Promise<Unqueued> {
  const own = await queued.getExecutor().provideConnection((given) => Promise.resolve(given));
  const connection = tellingFirstFailure(own);
  let isOpen = true;
  const executor = queued.getExecutor().withConnectionProvider({
    provideConnection: async (use) => {
      if (!isOpen) throw new Error('A statement came after the end of its transaction');
      return use(connection);
    },
  });
  // A transaction begins no other one and is not closed by itself: the rest of its properties is never used.
  const unused = { config: {}, dialect: {}, driver: {} } as Omit<KyselyProps, 'executor'>;
  return {
    tx: new Transaction<Tables>({ ...unused, executor }),
    close: () => {
      isOpen = false;
    },
  };
}
