// What a shop is, read, planned and changed from the box office.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { engines } from '../testing/test-database.ts';
import { namedIn, programmeWorld } from './testing/programme-world.ts';
import type { ProgrammeWorld } from './testing/programme-world.ts';

const EVENT = 'outletId=1&eventId=1';

describe.each(engines)('on the %s database', (engine) => {
  let world: ProgrammeWorld;
  beforeAll(async () => {
    world = await programmeWorld(engine);
  });
  beforeEach(() => world.restore());
  afterAll(() => world.close());

  const plan = (named: string, description: object | null, more: object = {}) =>
    world.owner.send('programme/plan', { ...namedIn(named), description, ...more });
  const apply = (named: string, description: object | null, version: string) =>
    world.owner.send('programme/apply', { ...namedIn(named), description, version });
  const logged = async () => (await world.owner.send('log')).body.rows;

  test('[SETUP-03] seller, outlet, series and event are described, each with its version', async () => {
    const whole = await world.describe('');
    const outlet = await world.describe('outletId=1');
    expect(whole.description).toMatchObject({ id: 1, name: 'Lantern Live', shows: [{ id: 1 }] });
    expect(whole.description.outlets).toContainEqual(outlet.description);
    expect((await world.describe(EVENT)).description).toEqual(outlet.description.events[0]);
    expect((await world.describe('outletId=1&seriesId=1')).description).toMatchObject({
      name: 'Spring',
      opens: '2027-02-01T15:00:00.000Z',
    });
    const versions = await Promise.all([world.describe('outletId=1'), world.describe(EVENT)]);
    expect(versions[0].version).toBe(outlet.version);
    expect(versions[1].version).not.toBe(outlet.version);
    expect((await world.owner.send('programme/describe?outletId=1&eventId=99')).status).toBe(404);
  });

  test('[SETUP-03] [STAFF-09] whoever works at one outlet is told of that one', async () => {
    const narrow = await world.signedIn('narrow');
    const { body } = await narrow.send('programme/describe');
    expect(body.outlets).toEqual([{ id: 1, keptBy: 'desk' }]);
    expect(body.description.outlets).toHaveLength(1);
    expect((await narrow.send('programme/describe?outletId=2')).status).toBe(404);
  });

  test('[PROG-03] a plan tells what would change, by fields and in sentences, and changes nothing', async () => {
    const { description, version } = await world.describe(EVENT);
    const entries = (await logged()).length;
    description.items[0].levels[0].price = 5500;
    const { body } = await plan(EVENT, { ...description, doors: '2027-05-01T22:00:00Z' });
    expect(body).toMatchObject({ version, problems: [], conflicts: [], takenOver: [] });
    expect(body.changes).toEqual([
      {
        what: 'price level',
        id: 100,
        change: 'changed',
        path: ['items', 0, 'levels', 0],
        facts: [{ key: 'price', before: 5000, after: 5500 }],
        sentences: ['Price level 100 “Floor”: price: $50.00 → $55.00.'],
      },
      expect.objectContaining({
        what: 'event',
        sentences: ['Event 1 “Night 1”: doors: nothing → Sat, May 1, 2027, 6:00 PM.'],
      }),
    ]);
    expect((await world.describe(EVENT)).version).toBe(version);
    expect((await logged()).length).toBe(entries);
  });

  test('[PROG-03] what was planned is applied, customers see it, and the log says it in words', async () => {
    const { description } = await world.describe(EVENT);
    const wanted = { ...description, name: 'First Night', description: '<p>Hi<script>alert(1)</script></p>' };
    const { body: planned } = await plan(EVENT, wanted);
    const { status, body } = await apply(EVENT, wanted, planned.version);
    expect({ status, changes: body.changes }).toEqual({ status: 200, changes: planned.changes });
    const after = await world.describe(EVENT);
    expect(after).toMatchObject({ version: body.version, description: { description: '<p>Hi</p>' } });
    const shop = await world.browser(hosts.lantern).send('/gen.v1/outlet/getoutletevents');
    expect(JSON.stringify(shop.body)).toContain('First Night');
    const [entry] = await logged();
    expect(entry).toMatchObject({
      action: 'programme.changed',
      subject: { kind: 'event', id: '1' },
      outletId: 1,
      after: {
        changes: [
          'Event 1 “First Night”: name: “Night 1” → “First Night”',
          'Event 1 “First Night”: description: nothing → “Hi”',
        ],
      },
    });
  });

  test('[PROG-03] the same twice changes nothing the second time, and says nothing to the log', async () => {
    const { description, version } = await world.describe(EVENT);
    const wanted = { ...description, name: 'Twice' };
    const first = await apply(EVENT, wanted, version);
    const entries = (await logged()).length;
    const second = await apply(EVENT, wanted, version);
    expect(second).toMatchObject({ status: 200, body: { version: first.body.version, changes: [] } });
    expect((await logged()).length).toBe(entries);
  });

  test('[PROG-03] an event comes under a new id, and goes when nothing stands in its place', async () => {
    const { description } = await world.describe(EVENT);
    const named = 'outletId=1&eventId=1000001';
    const fresh = { ...description, id: 1_000_001, items: [] };
    const { body: planned } = await plan(named, fresh);
    expect(planned.changes).toMatchObject([{ change: 'made', sentences: ['Event “Night 1” is new.'] }]);
    expect((await apply(named, fresh, planned.version)).status).toBe(200);
    const { version } = await world.describe(named);
    expect((await apply(named, null, version)).status).toBe(200);
    expect((await world.describe(named)).description).toMatchObject({ active: false });
  });

  test('[PROG-03] what all outlets share is described and changed by itself', async () => {
    const { description, version } = await world.describe('shared=1');
    expect(description).toMatchObject({ name: 'Lantern Live', shows: [{ id: 1 }], outlets: [] });
    const others = (await world.describe('outletId=1')).version;
    const show = { ...description.shows[0], id: 1_000_002, date: '2027-06-01T23:30:00Z' };
    const wanted = { ...description, shows: [...description.shows, show] };
    const applied = await world.owner.send('programme/apply', { shared: true, version, description: wanted });
    expect(applied).toMatchObject({ status: 200, body: { changes: [{ what: 'show', change: 'made' }] } });
    expect((await world.describe('shared=1')).description.shows).toHaveLength(2);
    expect((await world.describe('outletId=1')).version).toBe(others);
  });

  test('[PROG-03] a show that moves under sold or held tickets is told, wherever they were sold', async () => {
    const hold = {
      eventId: 1,
      levelId: 100,
      kind: 'house',
      name: 'Sound desk',
      quantity: 2,
      reason: 'Bigger desk',
    };
    expect(await world.owner.send('events/set-aside', hold)).toMatchObject({ status: 200 });
    const { description } = await world.describe('shared=1');
    const moved = { ...description.shows[0], date: '2027-05-02T23:30:00Z' };
    const { body } = await world.owner.send('programme/plan', {
      shared: true,
      description: { ...description, shows: [moved] },
    });
    await world.owner.send('events/release', hold);
    expect(body.notes).toEqual([
      { path: ['shows', 0, 'date'], message: expect.stringContaining('2 of its tickets are sold or held') },
    ]);
  });

  test('[PROG-03] [FAN-21] whom it would harm is told by whoever knows them, and nothing is changed', async () => {
    await world.database.runScript(`
      insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
        values (1, 900, 'fan', 'fan', 'Fan', 'One', 'none', '2026-01-01', '2026-01-01') on conflict do nothing;
      insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status,
          shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
        values (1, 900, gen_random_uuid(), '1000000900', 1, 900, 1, 'STATUS_REQUEST_PENDING', '{}', 1, 0, '2026-01-01', '2026-01-01')
        on conflict do nothing;
      insert into event_requests (seller_id, event_request_id, event_request_uuid, request_id, user_id, outlet_event_id,
          status, created_at, updated_at)
        values (1, 900, gen_random_uuid(), 900, 900, 2, 'STATUS_REQUEST_PENDING', '2026-01-01', '2026-01-01')
        on conflict do nothing;
      insert into request_lines (seller_id, line_uuid, event_request_id, price_level_id, item_id, item_name, level_name,
          is_add_on, quantity, unit_price_cents, fees, tax_ppm, opt_out)
        values (1, gen_random_uuid(), 900, 200, 20, 'Tickets', 'Floor', false, 2, 5000, '[]', 0, false)`);
    const named = 'outletId=1&eventId=2';
    const { description, version } = await world.describe(named);
    const wanted = { ...description, sale: 'instant', series: null };
    const message = 'The kind of sale cannot change: 1 request waits for an answer.';
    expect((await plan(named, wanted)).body.problems).toContainEqual({ path: ['sale'], message });
    const refused = await apply(named, wanted, version);
    expect(refused).toMatchObject({ status: 409, body: { code: 'DESCRIPTION_REFUSED' } });
    expect(refused.body.problems).toContainEqual({ path: ['sale'], message });
    expect((await world.describe(named)).version).toBe(version);
  });

  test('[PROG-06] [DRAW-01] a series that cannot be drawn is named; one that can is committed to', async () => {
    const named = 'outletId=1&seriesId=1';
    const { description } = await world.describe(named);
    const { body: without } = await plan(named, { ...description, showName: false });
    expect(without.notes).toContainEqual({
      path: [],
      message: expect.stringContaining('it has no rules of a draw'),
    });
    const source = 'Night lottery of 2 March, first drawing';
    const wanted = { ...description, draw: { publicInput: { kind: 'digits', source, count: 12 } } };
    const { body: planned } = await plan(named, wanted);
    expect(planned.notes).toEqual([]);
    expect((await apply(named, wanted, planned.version)).status).toBe(200);
    const draws = await world.database.db
      .selectFrom('draws')
      .select(['series_id', 'commitment'])
      .where('seller_id', '=', 1)
      .execute();
    expect(draws).toEqual([{ series_id: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('[SETUP-10] an outlet that files keep is taken over on purpose only, and the log says so', async () => {
    const { description } = await world.describe('outletId=3');
    const wanted = { ...description, name: 'Box' };
    const refused = await plan('outletId=3', wanted);
    expect(refused.body.problems).toEqual([
      { path: [], message: expect.stringMatching(/^Files keep this outlet/) },
    ]);
    const { body: planned } = await plan('outletId=3', wanted, { takeOver: true });
    expect(planned).toMatchObject({ takenOver: [3], problems: [] });
    const wish = { outletId: 3, version: planned.version, takeOver: true };
    const { status } = await world.owner.send('programme/apply', { ...wish, description: wanted });
    expect(status).toBe(200);
    const actions = (await logged()).slice(0, 2).map(({ action }: { action: string }) => action);
    expect(actions.toSorted()).toEqual(['programme.changed', 'programme.taken-over']);
    expect((await world.owner.send('programme/describe?outletId=3')).body.outlets).toEqual([
      { id: 3, keptBy: 'desk' },
    ]);
  });
});
