// One engine for everybody: who goes first.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { behindCustomers } from '../behind-customers.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Db } from '../tables.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase('embedded');
  ({ db } = database);
});
afterAll(() => database.close());

test('[RUN-08] a call that comes last has the engine before the batches that wait for it', async () => {
  const { promise: isThere, resolve: there } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>();
  const order: string[] = [];
  const batch = (name: string, work: () => Promise<void> = async () => {}) =>
    behindCustomers(() =>
      inTransaction(db, async (tx) => {
        await sql`select 1`.execute(tx);
        await work();
        order.push(name);
      }),
    );
  const first = batch('batch 1', async () => {
    there();
    await mayEnd;
  });
  await isThere;
  const others = ['batch 2', 'batch 3'].map((name) => batch(name));
  const call = async (): Promise<void> => {
    // Its questions come one after the other, as those of a call do.
    for (const question of ['call, first', 'call, then', 'call, at last']) {
      await sql`select 1`.execute(db);
      order.push(question);
    }
  };
  const called = call();
  letGo();
  await Promise.all([first, called, ...others]);
  expect(order).toEqual(['batch 1', 'call, first', 'call, then', 'call, at last', 'batch 2', 'batch 3']);
});
