// Plans are kept by the database (decision 6): what makes them right again when the ground moved.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { lookAtGrownTables } from './look-at-grown-tables.ts';
import type { Db } from './tables.ts';

const OFTEN = 8;
let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  // One connection: what it keeps is what the next statement meets.
  database = await testDatabase('server', 1);
  ({ db } = database);
  await database.runScript(`
    create table kept_halls (seller_id int, hall_id int, name text, primary key (seller_id, hall_id));
    create table kept_seats (seller_id int, seat_id int, hall_id int, primary key (seller_id, seat_id),
      foreign key (seller_id, hall_id) references kept_halls);
    analyze kept_halls, kept_seats`);
});
afterEach(() => database.close());

const addHalls = (first: number, last: number, sellerId = 1) =>
  sql`insert into kept_halls select ${sellerId}, n, repeat('x', 100)
    from generate_series(${first}::int, ${last}::int) n`.execute(db);
const find = (hallId: number) =>
  sql`select name from kept_halls where seller_id = ${1} and hall_id = ${hallId}`.execute(db);
const findAll = (hallId: number) =>
  sql`select * from kept_halls where seller_id = ${1} and hall_id = ${hallId}`.execute(db);
async function often(work: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 1; time <= OFTEN; time += 1) await work(time);
}
/** How often a table was read from end to end. */
async function wholeReads(work: () => Promise<unknown>, table = 'kept_halls'): Promise<number> {
  const count = async (): Promise<number> => {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ many: number }>`
      select seq_scan::int as many from pg_stat_user_tables where relname = ${sql.lit(table)}`.execute(db);
    return rows[0]!.many;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

test('[OPS-14] a plan of the empty days is kept while the table grows, and made anew once somebody looks at it', async () => {
  await addHalls(1, 1);
  await often(find);
  await addHalls(2, 3000);
  expect(await wholeReads(() => often(find))).toBe(OFTEN);
  expect(await lookAtGrownTables(db)).toContain('kept_halls');
  expect(await wholeReads(() => often(find))).toBe(0);
  expect(await lookAtGrownTables(db)).not.toContain('kept_halls');
});

test('[OPS-14] so is the plan of a foreign key’s check', async () => {
  const addSeat = (seatId: number) => sql`insert into kept_seats values (${1}, ${seatId}, ${1})`.execute(db);
  await addHalls(1, 1);
  await often(addSeat);
  await addHalls(2, 3000);
  expect(await wholeReads(() => often((time) => addSeat(100 + time)))).toBe(OFTEN);
  await lookAtGrownTables(db);
  expect(await wholeReads(() => often((time) => addSeat(200 + time)))).toBe(0);
});

test('[OPS-14] a seller with nearly all of the rows does not decide how those of the others are found', async () => {
  await addHalls(1, 30_000, 2);
  await addHalls(1, 3);
  await lookAtGrownTables(db);
  const list = (sellerId: number) =>
    sql`select hall_id from kept_halls where seller_id = ${sellerId}::int order by hall_id limit 3`.execute(
      db,
    );
  await often(() => list(2));
  expect(await wholeReads(() => often(() => list(1)))).toBe(0);
});

test('[OPS-14] what looks by a pattern is planned for what was typed, however often it was asked', async () => {
  await database.runScript(`
    insert into kept_halls select 1, n, 'hall ' || n from generate_series(1, 20000) n;
    create index kept_halls_by_name on kept_halls (name text_pattern_ops);
    analyze kept_halls`);
  const named = (begins: string) =>
    sql`select hall_id from kept_halls where name like ${`${begins}%`} order by hall_id limit 3`.execute(db);
  await often(() => named('hall'));
  expect(await wholeReads(() => often((time) => named(`hall 1234${time}`)))).toBe(0);
});

/** Statements that the server refused, and wrote into its log. */
async function refusals(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ many: number }>`
    select xact_rollback::int as many from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]!.many;
}

test('[RUN-04] after a migration by another node all columns are asked for anew, in a transaction and outside, and nothing is refused', async () => {
  await addHalls(1, 3);
  const other = async (script: string): Promise<void> => {
    await sql.raw(script).execute(db);
  };
  const before = await refusals();
  await often(findAll);
  await other('alter table kept_halls add column city text');
  expect((await findAll(1)).rows).toEqual([expect.objectContaining({ city: null })]);
  await often(findAll);
  await other('alter table kept_halls drop column city');
  const names = await inTransaction(db, async (tx) => {
    const { rows } = await sql`select * from kept_halls where seller_id = ${1} and hall_id = ${2}`.execute(
      tx,
    );
    return Object.keys(rows[0]!);
  });
  expect(names).toEqual(['seller_id', 'hall_id', 'name']);
  expect(await refusals()).toBe(before);
});
