// The upgrade from the version before, as docs/upgrading.md names it: its database, as its own code left it after the demo's
// draw was published, charged, walked and half paid.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWrongs } from './orders/testing/books.ts';
import { standOf } from './platform/db/migrate.ts';
import { tablesInOrder } from './platform/db/schema-of.ts';
import type { TableShape } from './platform/db/schema-of.ts';
import type { Db } from './platform/db/tables.ts';
import { migrations } from './testing/databases.ts';
import { loadVersion, upgrade } from './testing/kept/load-version.ts';
import { blankDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

/** The demo's orders were never written about, then as now. */
const UNWRITTEN = 'a captured installment whose receipt was not written';

/** What each table holds in these columns, in a word. */
async function contentsOf(db: Db, shapes: readonly TableShape[]): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const { name, columns } of shapes) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ word: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as word
      from (select row(${list})::text as line from ${sql.table(name)}) t`.execute(db);
    contents[name] = rows[0]!.word;
  }
  return contents;
}

let database: TestDatabase;
let before: Record<string, string>;
let shapes: TableShape[];
let ran: string[];
beforeAll(async () => {
  database = await blankDatabase('server');
  await loadVersion(database, 'before-1.3.0');
  shapes = (await tablesInOrder(database.db)).filter(({ name }) => name !== 'schema_migrations');
  before = await contentsOf(database.db, shapes);
  ran = await upgrade(database);
}, 400_000);
afterAll(() => database.close());

test('[RUN-04] [RUN-10] a database of the version before is brought up to date, once, and keeps every row as it was', async () => {
  expect(ran).toContain('0228-pictures.sql');
  expect(await upgrade(database)).toEqual([]);
  expect(await standOf(database, migrations)).toBe('current');
  expect(before['draw_awards']).toMatch(/^40 /);
  expect(before['ledger']).toMatch(/^34 /);
  // Sums of days that are over are made anew from the ledger, which stays.
  const sums = { ledger_days: '0 ', closed_ledgers: '0 ' };
  expect(await contentsOf(database.db, shapes)).toEqual({ ...before, ...sums });
});

test('[RUN-04] [OPS-28] and nothing about its money, orders and tickets is wrong', async () => {
  const { [UNWRITTEN]: _unwritten, ...wrong } = await findWrongs(database.db);
  expect(wrong).toEqual({});
});
