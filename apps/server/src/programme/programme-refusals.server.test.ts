// Descriptions that are too long, odd, somebody else's or late: each is refused, and nothing is changed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OFFICE_HOST, OFFICE_ORIGIN } from '../staff/testing/office-world.ts';
import { namedIn, programmeWorld } from './testing/programme-world.ts';
import type { Described, ProgrammeWorld } from './testing/programme-world.ts';
import { forgetTold } from './told-description-store.ts';

const EVENT = 'outletId=1&eventId=1';
const HOUR = 3600;
const DAY = 24 * HOUR;

let world: ProgrammeWorld;
beforeAll(async () => {
  world = await programmeWorld('server');
});
beforeEach(() => world.restore());
afterAll(() => world.close());

const plan = (named: string, description: unknown, more: object = {}) =>
  world.owner.send('programme/plan', { ...namedIn(named), description, ...more });
const apply = (named: string, description: unknown, version: string) =>
  world.owner.send('programme/apply', { ...namedIn(named), description, version });

/** Asks for both, and looks that nothing has changed. */
async function tryBoth(named: string, mend: (description: Described) => unknown) {
  const before = await world.describe('outletId=1');
  const { version, description } = await world.describe(named);
  const wanted = mend(structuredClone(description));
  const answers = { planned: await plan(named, wanted), applied: await apply(named, wanted, version) };
  expect((await world.describe('outletId=1')).version).toBe(before.version);
  return answers;
}

test('[PROG-03] [SEC-79] three megabytes are refused before anything reads them', async () => {
  const { planned, applied } = await tryBoth(EVENT, (event) => ({
    ...event,
    description: 'x'.repeat(3_000_000),
  }));
  for (const sent of [planned, applied])
    expect(sent).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
});

test('[SETUP-03] a seating plan of ten thousand seats is taken', async () => {
  const seats = Array.from({ length: 10_000 }, (_, index) => ({
    section: 'Stalls',
    row: String(Math.floor(index / 50)),
    seat: String(index % 50),
    level: 100,
    position: (index % 50) + 1,
  }));
  const { description } = await world.describe(EVENT);
  const levels = [{ ...description.items[0].levels[0], capacity: null }];
  const { status, body } = await plan(EVENT, {
    ...description,
    seats,
    items: [{ ...description.items[0], levels }],
  });
  expect({ status, problems: body.problems }).toEqual({ status: 200, problems: [] });
});

test('[SETUP-03] an unknown key is named, with the one that was meant', async () => {
  const { planned, applied } = await tryBoth(EVENT, (event) => ({ ...event, nmae: 'X' }));
  const message = '"nmae" does not belong to the event. Did you mean "name"?';
  expect(planned.body.problems).toEqual([{ path: ['nmae'], message }]);
  expect(applied).toMatchObject({
    status: 409,
    body: { code: 'DESCRIPTION_REFUSED', message, problems: [{ path: ['nmae'], message }] },
  });
});

test('[SETUP-03] everything that is wrong is told at once, in the importer’s sentences', async () => {
  const { applied } = await tryBoth('outletId=1', (outlet) => {
    outlet.events[0].items[0].levels[0].minimum = 5;
    outlet.events[0].doors = '2027-05-01 19:30';
    return { ...outlet, hosts: [] };
  });
  expect(applied.body.message).toBe('Nothing was changed: something speaks against it.');
  expect(applied.body.problems).toEqual([
    { path: ['hosts'], message: 'The outlet has no host: nobody could find it.' },
    { path: ['events', 0, 'doors'], message: expect.stringMatching(/^"doors" must be a date/) },
    {
      path: ['events', 0, 'items', 0, 'levels', 0, 'minimum'],
      message: 'The minimum of 5 lies over the limit of 4.',
    },
  ]);
});

test('[STAFF-09] [SEC-79] another seller’s outlet is as unknown as one that does not exist', async () => {
  for (const outletId of [21, 4711]) {
    expect(await world.owner.send(`programme/describe?outletId=${outletId}`)).toMatchObject({ status: 404 });
    const wish = { outletId, description: { id: outletId }, version: '0'.repeat(64) };
    expect(await world.owner.send('programme/apply', wish)).toMatchObject({ status: 404 });
    const { planned, applied } = await tryBoth('', (seller) => ({
      ...seller,
      outlets: [...seller.outlets, { ...seller.outlets[0], id: outletId, hosts: ['fresh.example.com'] }],
    }));
    const problem = { path: ['outlets', 6, 'id'], message: `There is no outlet ${outletId}.` };
    expect(planned.body.problems).toEqual([problem]);
    expect(applied.body.problems).toEqual([problem]);
  }
});

test('[STAFF-09] [SEC-79] no seller writes in another’s place, takes their host or learns whose it is', async () => {
  const { applied: renamed } = await tryBoth('', (seller) => ({ ...seller, id: 2 }));
  expect(renamed.body.problems).toEqual([
    { path: ['id'], message: 'The id of the seller is 1 and cannot change.' },
  ]);
  const { planned, applied } = await tryBoth('outletId=1', (outlet) => ({
    ...outlet,
    hosts: [...outlet.hosts, 'elsewhere.example.com'],
  }));
  const problem = { path: ['hosts', 1], message: 'The host elsewhere.example.com is taken already.' };
  expect(planned.body.problems).toEqual([problem]);
  expect(JSON.stringify(applied.body)).not.toMatch(/Tidewater|"Elsewhere|\b21\b/);
  const stranger = await world.signedIn('stranger');
  const { version } = await world.describe(EVENT);
  const theirs = await stranger.send('programme/plan', { description: { id: 2 }, version });
  expect(theirs.body).toMatchObject({ code: 'DESCRIPTION_NOT_KEPT' });
});

test('[PROG-03] an event under another’s id would take its place, and is refused', async () => {
  const { applied } = await tryBoth(EVENT, (event) => ({ ...event, id: 2 }));
  expect(applied.body.problems).toEqual([
    { path: ['id'], message: 'The id of the event is 1 and cannot change.' },
  ]);
});

test.each([
  ['a list', []],
  ['a word', 'x'],
  ['nothing at all', undefined],
  ['a number', 7],
])('[SEC-79] %s is no description', async (_what, description) => {
  const { version } = await world.describe(EVENT);
  for (const sent of [await plan(EVENT, description), await apply(EVENT, description, version)])
    expect(sent).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('[SEC-79] odd questions are refused by their field', async () => {
  const { description, version } = await world.describe(EVENT);
  expect((await apply(EVENT, description, 'latest')).body.fields).toHaveProperty('version');
  expect((await plan('outletId=1&eventId=1&seriesId=1', description)).body.fields).toHaveProperty('eventId');
  expect((await plan('eventId=1', description)).body.fields).toHaveProperty('outletId');
  expect((await plan(EVENT, { ...description, id: 'one' }, { version })).body.problems).toEqual([
    { path: ['id'], message: 'The id of the event is 1 and cannot change.' },
  ]);
});

test('[SEC-79] a description that is nested without an end is judged like any other', async () => {
  const { version } = await world.describe(EVENT);
  await world.change(EVENT, (event) => ({ ...event, name: 'Meanwhile' }));
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const sent = await world.http.inject({
    method: 'POST',
    url: '/office.v1/programme/apply',
    headers: {
      host: OFFICE_HOST,
      origin: OFFICE_ORIGIN,
      'content-type': 'application/json',
      cookie: `boxoffice=${world.owner.cookies.get('boxoffice')}`,
    },
    payload: `{"outletId":1,"eventId":1,"version":"${version}","description":{"id":1,"name":${nested}}}`,
  });
  expect(sent.json()).toMatchObject({ code: 'DESCRIPTION_REFUSED' });
  expect(sent.json().problems).toContainEqual({ path: ['name'], message: '"name" must be text.' });
});

test('[PROG-11] a plan of an hour ago works while nothing has changed', async () => {
  const { description } = await world.describe(EVENT);
  const wanted = { ...description, name: 'An hour later' };
  const { body } = await plan(EVENT, wanted);
  world.clock.advance(HOUR);
  expect(await apply(EVENT, wanted, body.version)).toMatchObject({ status: 200 });
});

test('[PROG-11] where something has changed since then it is told field by field, with who it was', async () => {
  const { description, version } = await world.describe(EVENT);
  world.clock.advance(HOUR);
  const theirs = structuredClone(description);
  theirs.items[0].levels[0].price = 5200;
  await apply(EVENT, { ...theirs, name: 'Theirs' }, version);
  const changedAt = world.clock.now().toISOString();
  const mine = structuredClone(description);
  mine.items[0].levels[0].price = 6000;
  const conflicts = [
    {
      what: 'price level',
      id: 100,
      change: 'changed',
      path: ['items', 0, 'levels', 0],
      key: 'price',
      was: 5000,
      is: 5200,
      wanted: 6000,
      sentence: 'Price level 100 “Floor”: price was $50.00, is $52.00 now, you wanted $60.00.',
    },
    expect.objectContaining({ key: 'name', was: 'Night 1', is: 'Theirs', wanted: 'Night 1' }),
  ];
  expect((await plan(EVENT, mine, { version })).body.conflicts).toEqual(conflicts);
  const sent = await apply(EVENT, mine, version);
  expect(sent).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE', changedBy: 'owner', changedAt },
  });
  expect(sent.body.conflicts).toEqual(conflicts);
  expect((await world.describe(EVENT)).description).toMatchObject({ name: 'Theirs' });
  const both = { ...mine, name: 'Theirs' };
  both.items[0].levels[0].price = 5200;
  expect((await apply(EVENT, { ...both, active: false }, version)).status).toBe(200);
});

test('[PROG-11] of two at once one is applied, the other told what changed meanwhile', async () => {
  const { description, version } = await world.describe(EVENT);
  const names = ['Anna', 'Ben'];
  const answers = await Promise.all(names.map((name) => apply(EVENT, { ...description, name }, version)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.findIndex(({ status }) => status === 409);
  const [mine, theirs] = [names[lost]!, names[1 - lost]!];
  expect(answers[lost]!.body.conflicts).toMatchObject([
    { key: 'name', was: 'Night 1', is: theirs, wanted: mine },
  ]);
  expect((await world.describe(EVENT)).description.name).toBe(theirs);
});

test('[PROG-11] after a month that nobody asked what it was made from is not kept; what is still so works', async () => {
  const { description, version } = await world.describe(EVENT);
  const wanted = { ...description, name: 'A month later' };
  const kept = () => world.database.db.selectFrom('told_descriptions').select('version').execute();
  world.clock.advance(30 * DAY - 1);
  await forgetTold(world.database.db, world.clock.now());
  expect(await kept()).toContainEqual({ version });
  world.clock.advance(HOUR);
  await forgetTold(world.database.db, world.clock.now());
  expect(await kept()).not.toContainEqual({ version });
  world.owner = await world.signedIn('owner');
  await world.change(EVENT, (event) => ({ ...event, name: 'Somebody else' }));
  await world.database.db.deleteFrom('told_descriptions').execute();
  expect(await apply(EVENT, wanted, version)).toMatchObject({
    status: 409,
    body: { code: 'DESCRIPTION_NOT_KEPT' },
  });
  const now = await world.describe(EVENT);
  await world.database.db.deleteFrom('told_descriptions').execute();
  expect((await apply(EVENT, wanted, now.version)).status).toBe(200);
});
