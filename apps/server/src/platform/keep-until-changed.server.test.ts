import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { bothEngines, testDatabase } from '../testing/test-database.ts';
import { keepUntilChanged, offerMark } from './keep-until-changed.ts';

describe.each(bothEngines)('on %s', (engine) => {
  test('a mark of its own after every change, none after reading', async () => {
    const database = await testDatabase(engine);
    afterAll(() => database.close());
    const { db } = database;
    const seen = [await offerMark(db)];
    const change = async (statement: string) => {
      await sql.raw(statement).execute(db);
      seen.push(await offerMark(db));
    };
    await change(`insert into sellers (seller_id, name) values (71, 'One')`);
    await change(`update sellers set name = 'Two' where seller_id = 71`);
    await change(`delete from sellers where seller_id = 71`);
    expect(new Set(seen).size).toBe(4);
    await sql`select * from sellers`.execute(db);
    expect(await offerMark(db)).toBe(seen.at(-1));
  });

  test("a seller's change is told to those who show that seller, and a change of all to all", async () => {
    const database = await testDatabase(engine);
    const { db } = database;
    const marks = async () => [await offerMark(db, 71), await offerMark(db, 72), await offerMark(db)];
    const changedBy = async (statement: string) => {
      const before = await marks();
      await sql.raw(statement).execute(db);
      const after = await marks();
      return after.map((mark, index) => mark !== before[index]);
    };
    expect(await changedBy(`insert into sellers values (71, 'One'), (72, 'Two')`)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await changedBy(`insert into artists values (71, 1, 'A')`)).toEqual([true, false, false]);
    expect(await changedBy(`update artists set name = 'B' where seller_id = 71`)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await changedBy(`update artists set name = 'B' where seller_id = 72`)).toEqual([
      false,
      false,
      false,
    ]);
    expect(await changedBy(`delete from artists where seller_id = 71`)).toEqual([true, false, false]);
    const outlet = `insert into outlets (outlet_id, seller_id, type_id, name) values (1, 72, 1, 'O')`;
    expect(await changedBy(outlet)).toEqual([false, true, true]);
    expect(await changedBy(`insert into outlet_hosts values ('a.example', 1, true)`)).toEqual([
      false,
      true,
      true,
    ]);
    expect(await changedBy(`insert into platform_maintenance (message) values ('M')`)).toEqual([
      true,
      true,
      true,
    ]);
    await database.close();
  });

  test('every table that a copy in memory is made from sets the mark', async () => {
    const database = await testDatabase(engine);
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = 'offer_changed' order by 1`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'content_blocks',
        'outlet_hosts',
        'policies',
        'price_level_fees',
        'series',
        'shows',
        'refund_windows',
        'seller_gateways',
        'mail_servers',
      ]),
    );
    expect(rows).toHaveLength(21);
    const others = await sql`
      select 1 from pg_trigger where tgname in ('offer_added', 'offer_removed')`.execute(database.db);
    expect(others.rows).toHaveLength(40);
    await database.close();
  });
});

test('loads again only when the mark is another, or when told to forget', async () => {
  let mark = 'a';
  let loads = 0;
  const kept = keepUntilChanged(
    async () => mark,
    async () => (loads += 1),
  );
  expect(await kept.getCurrent()).toBe(1);
  expect(await kept.getCurrent()).toBe(1);
  mark = 'b';
  expect(await kept.get()).toBe(1);
  expect(await kept.getCurrent()).toBe(2);
  expect(await kept.get()).toBe(2);
  kept.forget();
  expect(await kept.get()).toBe(3);
});
