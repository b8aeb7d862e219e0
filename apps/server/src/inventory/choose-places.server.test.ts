import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPeople } from '../accounts/testing/people.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { choosePlaces } from './choose-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
  await loadPeople(database);
  await loadSmallCatalogue(database);
  // A hundred lone seats are the best; behind them stand rows of four.
  await database.runScript(`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position,
        row_position, seat_position)
      select 1, ${levels.box}, 1000 + n, 'Loge', 'L' || n, '1', 1, n, 1 from generate_series(1, 100) n
      union all
      select 1, ${levels.box}, 2000 + (r - 1) * 4 + s, 'Hall', 'R' || r, s::text, 2, r, s
      from generate_series(1, 20) r, generate_series(1, 4) s;
    update tickets set state = 'held', holder_kind = 'draw', holder_id = '13' where price_level_id = ${levels.box} and rank > 1000;
    update level_stock set capacity = capacity + 180, held = held + 180, held_by_draw = held_by_draw + 180
      where price_level_id = ${levels.box}`);
});
afterAll(() => database.close());

const choose = (quantities: readonly number[]) =>
  inTransaction(database.db, (tx) =>
    choosePlaces(
      tx,
      1,
      quantities.map((quantity) => ({ levelId: levels.box, quantity })),
      { kind: 'draw', id: '13' },
    ),
  );
const ranks = (chosen: Awaited<ReturnType<typeof choose>>) =>
  chosen.map((places) => places.map(({ rank }) => rank));

test('[AWARD-01] who cannot sit together among the best is seated together further back', async () => {
  expect(ranks(await choose([1, 2, 1, 4, 2, 1]))).toEqual([
    [1001],
    [2001, 2002],
    [1002],
    [2005, 2006, 2007, 2008],
    [2003, 2004],
    [1003],
  ]);
});

test('[AWARD-01] nobody gets a seat twice, and whoever finds too few gets none', async () => {
  const chosen = await choose([...Array.from({ length: 45 }, () => 4), 1]);
  const all = ranks(chosen).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(180);
  expect(chosen.at(-1)).toEqual([]);
});
