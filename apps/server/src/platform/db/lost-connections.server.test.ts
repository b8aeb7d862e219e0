import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { isPlainRead } from './server/dialect.ts';
import type { Db, Tx } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
  await loadSmallWorld(database);
});
afterAll(() => database.close());

const killSelf = (tx: Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);

async function write(tx: Tx, name: string): Promise<void> {
  await tx
    .insertInto('sellers')
    .values({ seller_id: 7000 + name.length, name })
    .execute();
}

async function written(name: string): Promise<number> {
  const rows = await database.db.selectFrom('sellers').select('seller_id').where('name', '=', name).execute();
  return rows.length;
}

test('[RUN-01] a transaction whose connection breaks before its commit is done again, once', async () => {
  let tries = 0;
  await inTransaction(database.db, async (tx) => {
    tries += 1;
    await write(tx, 'broke');
    if (tries === 1) await killSelf(tx);
  });
  expect(tries).toBe(2);
  expect(await written('broke')).toBe(1);
});

test('[RUN-01] a transaction that met a server without writes is done again on another connection', async () => {
  let tries = 0;
  await inTransaction(database.db, async (tx) => {
    tries += 1;
    if (tries === 1) await sql`set transaction read only`.execute(tx);
    await write(tx, 'read only');
  });
  expect(tries).toBe(2);
  expect(await written('read only')).toBe(1);
});

/** The connection breaks inside of COMMIT, where nobody outside can tell whether it happened. */
async function breakAtCommit(): Promise<void> {
  await database.runScript(`
    create function break_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger breaks_off after insert on artists deferrable initially deferred
      for each row when (new.name = 'breaks off') execute function break_off()`);
}

test('[RUN-01] a commit without an answer is not repeated blindly, only by work that knows itself', async () => {
  await breakAtCommit();
  const attempts = { blind: 0, knowing: 0 };
  const insert = (tx: Tx, name: string) => sql`insert into artists values (1, 901, ${name})`.execute(tx);
  const blind = inTransaction(database.db, async (tx) => {
    attempts.blind += 1;
    await insert(tx, 'breaks off');
  });
  await expect(blind).rejects.toMatchObject({ name: 'DatabaseTrouble', kind: 'lost' });
  await inTransaction(
    database.db,
    async (tx) => {
      attempts.knowing += 1;
      await insert(tx, attempts.knowing === 1 ? 'breaks off' : 'stays');
    },
    { isIdempotent: true },
  );
  expect(attempts).toEqual({ blind: 1, knowing: 2 });
});

test('[RUN-01] a read that broke off is asked again; a write is not', async () => {
  const { db } = database;
  await sql`create sequence once`.execute(db);
  await sql`create function breaks_first() returns int language plpgsql as
    $$ begin if nextval('once') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return 5; end $$`.execute(
    db,
  );
  const read = await sql<{ five: number }>`select breaks_first() as five`.execute(db);
  expect(read.rows).toEqual([{ five: 5 }]);
  await sql`select setval('once', 1, false)`.execute(db);
  const write = sql`update sellers set name = name || breaks_first() where seller_id = 1`.execute(db);
  await expect(write).rejects.toMatchObject({ kind: 'lost' });
});

test.each([
  ['select * from outlets where outlet_id = $1', true],
  ['  SELECT 1', true],
  ['select * from carts for update', false],
  ['select nextval($1)', false],
  ['select pg_notify($1, $2)', false],
  ['with x as (insert into a values (1) returning *) select * from x', false],
  ['insert into a select 1', false],
])('what may be asked twice: %s', (text, expected) => {
  expect(isPlainRead(text)).toBe(expected);
});
