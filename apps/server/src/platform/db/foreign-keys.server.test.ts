import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

/** What is never searched from the other side, and why. */
const small = 'a table of some dozens of rows';
const stays = 'what it refers to is never removed, and nobody asks from that side';
const paidIn = 'searched, by its seller, only where a seller changes its currency before anything was sold';
const exceptions: Record<string, string> = {
  'content_blocks outlet_id': small,
  'series outlet_id': small,
  'series tour_id': small,
  'series domestic_delivery_method_id': small,
  'series international_delivery_method_id': small,
  'shows artist_id': small,
  'shows venue_id': small,
  'outlet_events show_id': small,
  'outlet_events series_id': small,
  'mails outlet_id': stays,
  'payment_profiles user_id': 'found by its owner, which is the same',
  'payment_profiles invitation_id': 'found by its owner, which is the same',
  'orders payment_method_id': 'found by its payments',
  'series_requests delivery_method_id': stays,
  'request_priorities tour_id': stays,
  'staff_links staff_id': small,
  'draws outlet_id': small,
  'staff_links invited_by': small,
  'orders currency': paidIn,
  'payment_intents currency': paidIn,
  'ledger currency': paidIn,
  'invoices currency': paidIn,
  'live_lines aside_by': small,
  'outlet_draft_fields typed_by': small,
  'outlet_publishes published_by': small,
  'outlet_publishes undone_by': small,
  'hall_drafts drawn_by': small,
  'programme_drafts made_by': small,
  'programme_publishes published_by': stays,
  'programme_publishes undone_by': stays,
  'programme_draft_fields typed_by': small,
  'counter_sales sold_by': stays,
  'counter_sales outlet_id': stays,
  'hand_movements currency': paidIn,
  'code_sets made_by': small,
  'code_uses of_sale': 'found by its own key, which is the same',
  'ledger intent_ref': 'found by its reference, which is the same',
  'ledger hand_ref': 'found by its reference, which is the same',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
});
afterAll(() => database.close());

/** Beside the seller, which all of a seller's rows share, one column of the reference leads the index. */
async function unindexed(): Promise<string[]> {
  const { rows } = await sql<{ table: string; columns: string[]; isIndexed: boolean }>`
    select c.conrelid::regclass::text as table, c.columns, exists (
      select from pg_index i
      cross join lateral (
        select array_agg(a.attname::text order by k.place) as columns
        from unnest(i.indkey::int2[]) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where a.attname <> 'seller_id') x
      where i.indrelid = c.conrelid and x.columns[1] = any(c.columns)) as "isIndexed"
    from (
      select conrelid, oid, (
        select array_agg(a.attname::text) from unnest(conkey) k (number)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number where a.attname <> 'seller_id') as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) c
    where c.columns is not null`.execute(database.db);
  expect(rows.length).toBeGreaterThan(40);
  return rows
    .filter(({ isIndexed }) => !isIndexed)
    .map(({ table, columns }) => `${table} ${columns.join(' ')}`);
}

test('every reference that is searched from its other side has an index', async () => {
  expect((await unindexed()).filter((reference) => !(reference in exceptions))).toEqual([]);
});

test('and no exception is left over', async () => {
  const without = await unindexed();
  expect(Object.keys(exceptions).filter((reference) => !without.includes(reference))).toEqual([]);
});
