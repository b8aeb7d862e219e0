import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { ChangingOrder, loadCard } from '../testing/change-world.ts';
import { loadOfficeOrders } from '../testing/office-orders.ts';

interface Sold {
  section: string;
  row: string;
  seat: string;
}

let world: OfficeWorld;
let sold: Sold;
let number = '';
beforeAll(async () => {
  world = await officeWorld('server');
  const { db } = world.database;
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(db, 2);
  const order = await ChangingOrder.place(db, await loadCard(db), new Map([[levels.orchestra, 1]]), 1);
  number = `Z${(await order.read()).order.unique_id}`;
  const { rows } = await sql<Sold>`
    select section_name as section, row_name as row, seat_name as seat from order_tickets`.execute(db);
  sold = rows[0]!;
});
afterAll(() => world.close());

const found = async (words: string, browser: OfficeBrowser) =>
  (await browser.send(`search?q=${encodeURIComponent(words)}`)).body.hits.map(
    ({ key }: { key: string }) => key,
  );

test('[OFFICE-02] [STAFF-09] whoever sits on a seat is found by it, by those who work there', async () => {
  const { section, row, seat } = sold;
  const desk = await world.signedIn('desk');
  for (const words of [
    `row ${row} ${seat}`,
    `${row.toLowerCase()} ${seat}`,
    `${section}, row ${row}, seat ${seat}`,
  ])
    expect(await found(words, desk), words).toEqual([number]);
  expect(await found(`row ${row} 999`, desk)).toEqual([]);
  expect(await found(`elsewhere row ${row} ${seat}`, desk)).toEqual([]);
  expect(await found(`row ${row} ${seat}`, await world.signedIn('stranger'))).toEqual([]);
});
