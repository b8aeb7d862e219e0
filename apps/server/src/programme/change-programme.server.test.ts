// Descriptions that are handed in by programs: one event, one series, one outlet, a seller.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import type { Event } from '@stagedoor/descriptions/programme';
import type { HarmCheck } from './harm-check.ts';
import { applyPlan, planChange } from './plan-and-apply.ts';
import { describe as read } from './read-programme.ts';
import type { Scope } from '@stagedoor/descriptions/scope';
import { otherSeller, smallProgramme } from './testing/small-programme.ts';

const now = new Date('2026-11-15T12:00:00Z');
const seller = { of: 'seller', sellerId: 7, outletIds: [71] } as const;
const outlet = { of: 'outlet', sellerId: 7, outletId: 71 } as const;
const event = { of: 'event', sellerId: 7, outletId: 71, eventId: 1 } as const;
const series = { of: 'series', sellerId: 7, outletId: 71, seriesId: 1 } as const;

describe.each(engines)('on the %s database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await save({ ...seller, sellerId: 8, outletIds: [81] }, otherSeller);
  });
  beforeEach(async () => {
    await save(seller, smallProgramme);
  });
  afterAll(() => database.close());

  const plan = (scope: Scope, description: unknown, more: object = {}, checks: HarmCheck[] = []) =>
    planChange(database.db, { scope, description, author: 'files', takeOver: false, now, ...more }, checks);

  async function save(scope: Scope, description: unknown, more: object = {}) {
    return applyPlan(database.db, await plan(scope, description, more));
  }

  const problemsOf = async (scope: Scope, description: unknown, more: object = {}) =>
    (await plan(scope, description, more)).problems;

  const theEvent = async (): Promise<Event> => (await read(database.db, event))!;

  test('what was saved is what is described, at every scope', async () => {
    const whole = (await read(database.db, seller))!;
    expect(whole).toEqual(smallProgramme);
    expect(await read(database.db, outlet)).toEqual(whole.outlets[0]);
    expect(await read(database.db, event)).toEqual(whole.outlets[0]!.events[0]);
    expect(await read(database.db, series)).toEqual(whole.outlets[0]!.series[0]);
    expect(await read(database.db, { ...event, eventId: 99 })).toBeNull();
    expect(await read(database.db, { ...seller, sellerId: 99 })).toBeNull();
  });

  test('a plan says what would change, and changes nothing', async () => {
    const changed = { ...(await theEvent()), active: false };
    expect(await plan(event, changed)).toMatchObject({
      problems: [],
      differences: [
        {
          what: 'event',
          id: 1,
          path: [],
          change: 'changed',
          facts: [{ key: 'active', before: true, after: false }],
        },
      ],
      left: 4,
    });
    expect((await theEvent()).active).toBe(true);
  });

  test('one event is changed and nothing around it', async () => {
    const changed = await theEvent();
    changed.items[0]!.levels[0]!.price = 9900;
    expect(await save(event, changed)).toMatchObject({ state: 'applied' });
    expect((await theEvent()).items[0]!.levels[0]!.price).toBe(9900);
    const { differences, left } = await plan(seller, smallProgramme);
    expect(differences.map(({ what, id, change }) => [what, id, change])).toEqual([
      ['price level', 1, 'changed'],
    ]);
    expect(left).toBeGreaterThan(8);
  });

  test('an event comes and goes by itself', async () => {
    const another = { ...(await theEvent()), id: 5, items: [], seats: null };
    const scope = { ...event, eventId: 5 };
    expect((await plan(scope, another)).differences).toMatchObject([
      { what: 'event', id: 5, change: 'made' },
    ]);
    await save(scope, another);
    expect(await read(database.db, scope)).toEqual(another);
    await save(scope, null);
    expect(await read(database.db, scope)).toMatchObject({ id: 5, active: false });
    expect((await plan(scope, null)).differences).toEqual([]);
  });

  test('[OPS-16] a series is changed by itself', async () => {
    const changed = { ...(await read(database.db, series))!, closedMessage: 'That was it.' };
    await save(series, changed);
    expect(await read(database.db, series)).toEqual(changed);
  });

  test('what is wrong is told by paths of what was handed in', async () => {
    const good = await theEvent();
    expect(await problemsOf(event, { ...good, nmae: 'X', name: 7, show: 77, series: 66 })).toEqual([
      { path: ['name'], message: '"name" must be text.' },
      { path: ['nmae'], message: '"nmae" does not belong to the event. Did you mean "name"?' },
      { path: ['show'], message: 'There is no show 77.' },
      { path: ['series'], message: 'There is no series 66.' },
    ]);
    const [item] = good.items;
    const levels = [{ ...item!.levels[0]!, minimum: 5, limit: 4 }];
    expect(await problemsOf(event, { ...good, items: [{ ...item, levels }, good.items[1]] })).toEqual([
      { path: ['items', 0, 'levels', 0, 'minimum'], message: 'The minimum of 5 lies over the limit of 4.' },
    ]);
    expect(await problemsOf({ ...event, outletId: 99 }, good)).toEqual([
      { path: [], message: 'There is no outlet 99.' },
    ]);
  });

  test("somebody else's ids are refused", async () => {
    const whole = (await read(database.db, outlet))!;
    expect(await problemsOf(outlet, { ...whole, hosts: ['other.example.com'] })).toEqual([
      { path: ['hosts', 0], message: 'The host other.example.com belongs to outlet 81 already.' },
    ]);
    expect(
      await problemsOf({ ...outlet, outletId: 81 }, { ...whole, id: 81, hosts: ['new.example.com'] }),
    ).toContainEqual({
      path: ['id'],
      message: 'The outlet 81 belongs to seller 8 already.',
    });
  });

  test('harm is told by paths, by this module and by others', async () => {
    const good = await theEvent();
    const check: HarmCheck = async (_db, { wanted }) =>
      wanted.outlets[0]!.events[0]!.active
        ? []
        : [{ path: ['outlets', 0, 'events', 0, 'active'], message: '12 people wait for it.' }];
    const hidden = await plan(event, { ...good, active: false }, {}, [check]);
    expect(hidden.problems).toEqual([{ path: ['active'], message: '12 people wait for it.' }]);
    expect(await applyPlan(database.db, hidden, [check])).toEqual({
      state: 'refused',
      problems: hidden.problems,
    });
    expect((await theEvent()).active).toBe(true);
  });

  test('of two who change the same, the second is told what changed meanwhile', async () => {
    const good = await theEvent();
    const first = await plan(event, { ...good, name: 'First' });
    const second = await plan(event, { ...good, name: 'Second' });
    const same = await plan(event, { ...good, name: 'First' });
    const elsewhere = await plan(series, {
      ...(await read(database.db, series))!,
      shippingNote: 'Soon.',
    });
    expect(await applyPlan(database.db, first)).toMatchObject({ state: 'applied' });
    expect(await applyPlan(database.db, second)).toMatchObject({
      state: 'outdated',
      conflicts: [{ what: 'event', id: 1, key: 'name', was: null, is: 'First', wanted: 'Second' }],
    });
    expect((await theEvent()).name).toBe('First');
    expect(await applyPlan(database.db, same)).toMatchObject({ state: 'applied' });
    expect(await applyPlan(database.db, elsewhere)).toMatchObject({ state: 'applied' });
  });

  test('both at the same moment: one of them is told', async () => {
    const good = await theEvent();
    const plans = await Promise.all(['A', 'B'].map((name) => plan(event, { ...good, name })));
    const states = await Promise.all(plans.map(async (each) => (await applyPlan(database.db, each)).state));
    expect(states.toSorted()).toEqual(['applied', 'outdated']);
  });

  test('an outlet is kept by files or by the desk, and the other takes it over on purpose', async () => {
    const good = { ...(await theEvent()), name: 'At the desk' };
    const desk = { author: 'desk' };
    const [refused] = await problemsOf(event, good, desk);
    expect(refused).toEqual({ path: [], message: expect.stringMatching(/^Files keep this outlet/) });
    await save(event, good, { ...desk, takeOver: true });
    expect(await problemsOf(event, { ...good, name: 'Again' }, desk)).toEqual([]);
    const [byFiles] = await problemsOf(seller, smallProgramme);
    expect(byFiles).toEqual({
      path: ['outlets', 0],
      message: expect.stringMatching(/^The box office keeps/),
    });
    expect(await save(seller, smallProgramme, { takeOver: true })).toMatchObject({ state: 'applied' });
    expect(await problemsOf(seller, smallProgramme)).toEqual([]);
  });
});
