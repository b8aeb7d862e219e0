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

test('[RUN-08] what a transaction asks beside itself is answered at once, and what comes after its end is not in the next', async () => {
  await database.runScript('create table if not exists notes (note integer)');
  const count = async (at = db): Promise<number> => {
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from notes`.execute(at);
    return rows[0]?.many ?? 0;
  };
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  let late: Promise<number> | undefined;
  const undone = inTransaction(db, async (tx) => {
    await sql`insert into notes values (1)`.execute(tx);
    // As a shop that nobody has kept yet: in its own transaction it would wait for itself.
    expect(await count()).toBe(1);
    late = db.connection().execute(async (own) => {
      await isOver;
      return count(own);
    });
    throw new Error('It is undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const next = inTransaction(db, async (tx) => {
    await sql`insert into notes values (2)`.execute(tx);
    over();
    // Time enough to slip in.
    for (let n = 0; n < 5; n += 1) await sql`select 1`.execute(tx);
    throw new Error('This one, too');
  });
  await expect(next).rejects.toThrow('This one');
  expect(await late).toBe(0);
});

test('a transaction of its own that is begun beside another one waits for its end, and is one', async () => {
  const begun: Promise<unknown>[] = [];
  const note = (number: number, isUndone: boolean) =>
    db.transaction().execute(async (other) => {
      await sql`insert into notes values (${number})`.execute(other);
      if (isUndone) throw new Error('The inner one is undone');
    });
  const outer = inTransaction(db, async (tx) => {
    await sql`insert into notes values (4)`.execute(tx);
    begun.push(note(5, true), note(6, false));
    for (let n = 0; n < 5; n += 1) await sql`select 1`.execute(tx);
    throw new Error('The outer one is undone');
  });
  await expect(outer).rejects.toThrow('outer');
  const [undone, done] = await Promise.allSettled(begun);
  expect([undone?.status, done?.status]).toEqual(['rejected', 'fulfilled']);
  const { rows } = await sql<{ note: number }>`select note from notes where note > 3`.execute(db);
  expect(rows).toEqual([{ note: 6 }]);
});
