// Statements of one transaction that are sent without waiting for each other.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { inTransaction, lastly } from './in-transaction.ts';
import type { Db, Tx } from './tables.ts';

const KEY = 4711;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
});
afterAll(() => database.close());

const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(${KEY}::int)`.execute(tx);
const add = (tx: Tx, name: string, id: number) =>
  tx.insertInto('sellers').values({ seller_id: id, name }).execute();
async function named(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from sellers where name = ${name}`.execute(db);
  return rows[0]!.many;
}

test('[OPS-14] what is read behind a lock is what the last holder of the lock left', async () => {
  const { promise: isLocked, resolve: tell } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>();
  const first = inTransaction(database.db, async (tx) => {
    await lock(tx);
    await add(tx, 'behind a lock', 7101);
    tell();
    await mayEnd;
  });
  await isLocked;
  const second = inTransaction(database.db, async (tx) => {
    const [, many] = await Promise.all([lock(tx), named(tx, 'behind a lock')]);
    return many;
  });
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`.execute(
        database.db,
      );
      return rows[0]!.waiting;
    })
    .toBe(1);
  letGo();
  await first;
  expect(await second).toBe(1);
});

test('[RUN-01] one that fails takes those with it that travelled behind it, and the connection goes on', async () => {
  const outcome = inTransaction(database.db, async (tx) => {
    const sent = [add(tx, 'failed', 7102), sql`select 1 / 0`.execute(tx), add(tx, 'failed', 7103)];
    await Promise.all(sent);
  });
  await expect(outcome).rejects.toThrow('division by zero');
  expect(await named(database.db, 'failed')).toBe(0);
});

test('[RUN-01] whichever is waited for first, the one that failed says why', async () => {
  const outcome = inTransaction(database.db, async (tx) => {
    const failing = sql`select 1 / 0`.execute(tx);
    const behind = add(tx, 'failed', 7105);
    failing.catch(() => {});
    await behind;
    await failing;
  });
  await expect(outcome).rejects.toThrow('division by zero');
});

test('[RUN-01] a transaction that lost to another is tried again, though a statement behind it was waited for', async () => {
  let tries = 0;
  const outcome = inTransaction(database.db, async (tx) => {
    tries += 1;
    if (tries > 1) return;
    const losing =
      sql`do $$ begin raise exception 'could not serialize' using errcode = '40001'; end $$`.execute(tx);
    losing.catch(() => {});
    await add(tx, 'failed', 7106);
  });
  await outcome;
  expect(tries).toBe(2);
});

test('[RUN-01] after a savepoint the next failure is told, not the one that was forgiven', async () => {
  const outcome = inTransaction(database.db, async (tx) => {
    await sql`savepoint here`.execute(tx);
    await sql`select 1 / 0`.execute(tx).catch(() => {});
    await sql`rollback to savepoint here`.execute(tx);
    const failing = sql`select 'a'::text::int`.execute(tx);
    failing.catch(() => {});
    await add(tx, 'failed', 7107);
  });
  await expect(outcome).rejects.toThrow('invalid input syntax');
});

test('[RUN-01] a statement that travels with the beginning is undone with its transaction', async () => {
  const outcome = inTransaction(database.db, async (tx) => {
    await add(tx, 'first of all', 7104);
    throw new Error('changed my mind');
  });
  await expect(outcome).rejects.toThrow('changed my mind');
  expect(await named(database.db, 'first of all')).toBe(0);
});

test('[RUN-01] nothing is committed by a commit that travelled behind what failed, and the connection goes on', async () => {
  const outcome = inTransaction(database.db, async (tx) =>
    lastly(
      Promise.all([add(tx, 'failed', 7108), sql`select 1 / ${0}::int`.execute(tx), add(tx, 'failed', 7109)]),
    ),
  );
  await expect(outcome).rejects.toThrow('division by zero');
  expect(await named(database.db, 'failed')).toBe(0);
});
