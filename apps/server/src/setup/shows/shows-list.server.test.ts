import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const list = async (asked = '', browser = owner) => (await browser.send(`setup/shows${asked}`)).body;
const states = async (asked = '') =>
  Object.fromEntries(
    (await list(asked)).rows.map(({ id, state }: { id: number; state: string }) => [id, state]),
  );

test('[PROG-10] every show is told as the shop sells it at this moment, with how much of it is sold', async () => {
  expect(await states()).toEqual({ 101: 'on-sale', 102: 'on-sale', 201: 'on-sale', 301: 'on-sale' });
  const [seats] = (await list('?words=live')).rows;
  expect(seats, 'parking is not a part of the house').toMatchObject({ id: 101, sold: 0, capacity: 25 });
  await world.database.runScript(`
    update price_levels set on_sale_from = '2026-12-01T15:00:00Z' where item_id in (501, 502);
    update outlet_events set active = false where outlet_event_id = 301;
    insert into withheld_levels (seller_id, price_level_id, since) values (1, ${levels.floor}, '2026-11-01')`);
  expect(await states()).toEqual({ 101: 'announced', 102: 'announced', 201: 'on-sale' });
  expect((await list('?state=announced&words=live')).rows).toMatchObject([
    { id: 101, onSaleFrom: '2026-12-01T15:00:00.000Z' },
  ]);
  expect(await states('?state=archived')).toEqual({ 301: 'archived' });
  world.clock.shiftTo(new Date('2026-12-01T15:00:00Z'));
  owner = await world.signedIn('owner');
  expect((await states())[101], 'nobody pressed anything').toBe('on-sale');
});

test('[PROG-10] a month has every show of it by the seller’s clock, also those that were put away', async () => {
  const month = async (name: string, browser = owner) =>
    (await browser.send(`setup/show-month?month=${name}`)).body.shows.map(
      ({ id, day, state }: { id: number; day: string; state: string }) => `${day} ${id} ${state}`,
    );
  const december = await month('2026-12');
  // After midnight in London, and the evening before in New York.
  expect(december).toContain('2026-12-14 101 on-sale');
  expect(december).toContain('2026-12-14 301 archived');
  expect(await month('2026-11')).toEqual([]);
  expect((await owner.send('setup/show-month?month=2026-13')).status).toBe(400);
  expect(await month('2026-12', await world.signedIn('stranger'))).toEqual([]);
});

test('[PROG-10] [STAFF-09] one’s own outlets alone are listed and counted, page by page', async () => {
  const narrow = await world.signedIn('narrow');
  const { rows, counts } = await list('?state=archived', narrow);
  expect(rows).toEqual([]);
  expect(counts).toContainEqual({ state: 'archived', shows: 0 });
  expect((await list('?outletId=3', narrow)).matching).toBe(0);
  expect((await list('?outletId=3&state=archived')).rows).toMatchObject([{ id: 301, outletId: 3 }]);
  const first = await list('?size=2');
  expect([first.rows.length, first.matching]).toEqual([2, 3]);
  const second = await list(`?size=2&after=${encodeURIComponent(first.after)}`);
  expect(second.rows).toHaveLength(1);
  expect((await list('', await world.signedIn('stranger'))).matching).toBe(0);
});
