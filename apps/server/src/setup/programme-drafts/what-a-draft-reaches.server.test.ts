// A draft is judged and published with what it can touch, and nothing else of its outlet is read, judged or written.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  // Two shows beside those of the first series, one of them in a series of its own; a series and a show of nobody.
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box};
    insert into series (seller_id, series_id, outlet_id, name, enable_mobile_delivery, opens_at) values
      (1, 12, 1, 'Summer', true, '2026-01-01'), (1, 13, 1, 'Nobody’s', true, '2026-01-01');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values
      (1, 4, 1, 1, 'Fourth', '2026-12-20T00:30:00Z'), (1, 5, 1, 1, 'Fifth', '2026-12-21T00:30:00Z'),
      (1, 6, 1, 1, 'Nobody’s', '2026-12-22T00:30:00Z');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values
      (1, 401, 1, 4, 12, 1), (1, 402, 1, 5, null, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name, sort) values
      (1, 601, 401, 'Seats', 'Ticket', 1), (1, 602, 402, 'Seats', 'Ticket', 1);
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, sort) values
      (1, 1101, 601, 'Floor', 4000, 4, 1), (1, 1102, 602, 'Floor', 4000, 4, 1);
    insert into level_stock (seller_id, price_level_id, capacity) values
      (1, 1101, 1), (1, 1102, 1), (1, ${levels.requested}, 1);
    insert into tickets (seller_id, price_level_id, rank) values
      (1, 1101, 1), (1, 1102, 1), (1, ${levels.requested}, 1)`);
});
beforeEach(async () => {
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

type Key = { eventId: number } | { seriesId: number };

const type = async (room: 'show' | 'series', key: Key, values: Record<string, unknown>) => {
  const fields = Object.entries(values).map(([field, value]) => ({ field, value, anyway: true }));
  return (await owner.send(`setup/save-${room}`, { ...key, fields })).body;
};
const plan = async (draftId: number) => (await owner.send('setup/plan-shows', { draftIds: [draftId] })).body;
const publish = async (draftId: number) => {
  const { version } = await plan(draftId);
  return owner.send('setup/publish-shows', { draftIds: [draftId], version });
};

const tables = ['shows', 'series', 'outlet_events', 'event_items', 'price_levels', 'level_stock'];
type Row = Readonly<Record<string, unknown>>;

/** Every row of the programme, by table. */
const rows = async (): Promise<Row[][]> =>
  Promise.all(
    tables.map(async (table) => {
      const read = sql<Row>`select * from ${sql.table(table)} order by 1, 2`;
      return (await read.execute(world.database.db)).rows;
    }),
  );

test('[PROG-03] [PROG-04] a publish leaves alone what it does not touch, whether it is listed, empty or of nobody', async () => {
  const before = await rows();
  const { draftId } = await type('show', { eventId: 402 }, { description: 'With two sets' });
  expect((await publish(draftId)).body).toMatchObject({ eventIds: [402] });
  const told = (before[2] ?? []).map((row) =>
    row['outlet_event_id'] === 402 ? { ...row, description: 'With two sets' } : row,
  );
  expect(await rows()).toEqual(before.map((all, at) => (at === 2 ? told : all)));
  const series = await type('series', { seriesId: 13 }, { name: 'Somebody’s' });
  expect((await publish(series.draftId)).body).toMatchObject({ seriesIds: [13] });
  expect((await rows())[2]).toEqual(told);
});

test('[PROG-03] [PROG-04] a show that moves is judged with every event of it, and each of them stays', async () => {
  // The first series has another evening of the same show: this one is sold at once, too, and a cart has tickets of it.
  await world.database.runScript(`update outlet_events set sales_type_id = 1 where outlet_event_id = 201`);
  const lineItems = [{ priceLevelID: levels.requested, quantity: 1 }];
  const shop = world.browser(hosts.lantern);
  await shop.send('/gen.v1/user/sessioninit');
  const { status } = await shop.send('/gen.v1/cart/createcart', { lineItems });
  expect(status).toBe(200);
  const moved = await type('show', { eventId: 101 }, { begins: '20:00' });
  expect(moved.problems).toEqual([]);
  expect(await plan(moved.draftId)).toMatchObject({ isPossible: true });
  // Doors that open at half past six for them are too late for a show that begins at six.
  await world.database.runScript(`
    update outlet_events set use_door_time_override = true, door_time_override = '2026-12-14T23:30:00Z'
    where outlet_event_id = 201`);
  const early = await type('show', { eventId: 101 }, { begins: '18:00' });
  expect(early.problems).toMatchObject([{ message: 'The doors open after the show begins.' }]);
  await world.database.runScript(`
    update outlet_events set use_door_time_override = false, door_time_override = null
    where outlet_event_id = 201`);
  await owner.send('setup/drop-show', { draftId: moved.draftId });
});

test('[PROG-03] a new level gets a number that no show of the seller has, and an evening in a series is one of it', async () => {
  const other = await type('show', { eventId: 402 }, { series: 12 });
  expect((await publish(other.draftId)).status).toBe(200);
  const { shows } = (await owner.send('setup/series?seriesId=12')).body;
  expect(shows.map(({ eventId }: { eventId: number }) => eventId)).toEqual([401, 402]);
  const { id } = (await owner.send('setup/show-publishes')).body.publishes[0];
  expect((await owner.send('setup/undo-shows', { id })).status).toBe(200);
  expect((await owner.send('setup/series?seriesId=12')).body.shows).toMatchObject([{ eventId: 401 }]);
  // What was taken back is a draft again.
  const again = await type('show', { eventId: 402 }, {});
  await owner.send('setup/drop-show', { draftId: again.draftId });
});

test('[PROG-03] of two public shows one stays as a whole, and both are told', async () => {
  const level = (await owner.send('setup/show?eventId=401')).body.published['level.1101'];
  const stays = await type('show', { eventId: 401 }, { 'level.1101': { ...level, price: -1 } });
  const goes = await type('show', { eventId: 402 }, { description: 'With two sets, and one more' });
  const draftIds = [stays.draftId, goes.draftId];
  const planned = await owner.send('setup/plan-shows', { draftIds });
  expect(planned.body).toMatchObject({
    isPossible: true,
    shows: [
      { changes: [], stays: [{ field: 'level.1101' }] },
      { changes: [{ kind: 'text' }], stays: [] },
    ],
  });
  const { version } = planned.body;
  expect((await owner.send('setup/publish-shows', { draftIds, version })).body.eventIds).toEqual([402]);
  await owner.send('setup/drop-show', { draftId: stays.draftId });
});

test('[DRAW-01] [PROG-03] rules of an open draw stay as they are while another show of the outlet is published', async () => {
  const digits = { kind: 'digits', source: 'The lottery of the harbor', count: 12 };
  await world.database.runScript(`
    update series set opens_at = '2026-12-10', closes_at = '2026-12-12' where series_id = 12;
    update outlet_events set sales_type_id = 2 where outlet_event_id = 401;
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values
      (1, 403, 1, 6, 12, 2);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name, sort) values
      (1, 603, 403, 'Seats', 'Ticket', 1);
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, sort) values
      (1, 1103, 603, 'Floor', 4000, 4, 1);
    insert into level_stock (seller_id, price_level_id, capacity) values (1, 1103, 1);
    insert into tickets (seller_id, price_level_id, rank) values (1, 1103, 1)`);
  const drawn = await type('series', { seriesId: 12 }, { draw: true, 'draw.publicInput': digits });
  expect(drawn.problems).toEqual([]);
  expect((await publish(drawn.draftId)).body).toMatchObject({ seriesIds: [12] });
  await world.database.runScript(`update series set opens_at = '2026-01-01' where series_id = 12`);
  const committed = async () =>
    (await sql<Row>`select series_id, rules_hash, committed_at from draws`.execute(world.database.db)).rows;
  const before = await committed();
  expect(before).toMatchObject([{ series_id: 12 }]);
  const { draftId, problems } = await type('show', { eventId: 402 }, { description: 'With three sets' });
  expect(problems).toEqual([]);
  expect((await publish(draftId)).status).toBe(200);
  expect(await committed()).toEqual(before);
  // One evening of the drawn ones is another text, and the rules are still those of both.
  const told = await type('show', { eventId: 401 }, { description: 'With a support act' });
  expect(told.problems).toEqual([]);
  expect((await publish(told.draftId)).status).toBe(200);
  expect(await committed()).toEqual(before);
  const dearer = (await owner.send('setup/show?eventId=401')).body.published['level.1101'];
  const typed = await type('show', { eventId: 401 }, { 'level.1101': { ...dearer, price: 5000 } });
  expect(typed.problems).toMatchObject([{ message: expect.stringContaining('rules were published') }]);
});
