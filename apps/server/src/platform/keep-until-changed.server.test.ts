import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { engines, testDatabase } from '../testing/test-database.ts';
import { keepUntilChanged, offerMark } from './keep-until-changed.ts';

describe.each(engines)('on %s', (engine) => {
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

  test('every table that a shelf is filled from sets the mark', async () => {
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
      ]),
    );
    expect(rows).toHaveLength(18);
    await database.close();
  });
});

test('loads again only when the mark is another, or when told to forget', async () => {
  let mark = 'a';
  let loads = 0;
  const kept = keepUntilChanged(
    -1,
    async () => mark,
    async () => (loads += 1),
  );
  const settled = async () => {
    await kept.get();
    await new Promise(setImmediate);
    return kept.get();
  };
  expect(await settled()).toBe(1);
  expect(await settled()).toBe(1);
  mark = 'b';
  await settled();
  expect(await settled()).toBe(2);
  kept.forget();
  expect(await settled()).toBe(3);
});
