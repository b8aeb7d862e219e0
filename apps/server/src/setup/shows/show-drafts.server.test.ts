import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { wholeShow } from '../../testing/show-samples.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let desk: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box}`);
  owner = await world.signedIn('owner');
  desk = await world.signedIn('desk');
});
afterAll(() => world.close());

interface Typed {
  field: string;
  value: unknown;
  was?: unknown;
  anyway?: boolean;
}
type Key = { draftId: number } | { eventId: number };

const make = async (like?: number): Promise<number> =>
  (await owner.send('setup/make-show', { outletId: 1, like })).body.draftId;
const save = async (key: Key, fields: Typed[], browser = owner) =>
  (await browser.send('setup/save-show', { ...key, fields })).body;
const type = (key: Key, fields: Typed[], browser = owner) =>
  save(
    key,
    fields.map((each) => ({ ...each, anyway: true })),
    browser,
  );
const plan = async (...draftIds: number[]) => (await owner.send('setup/plan-shows', { draftIds })).body;
const publish = async (...draftIds: number[]) => {
  const { version } = await plan(...draftIds);
  return owner.send('setup/publish-shows', { draftIds, version });
};
const described = async (eventId: number) =>
  (await owner.send(`programme/describe?outletId=1&eventId=${eventId}`)).body.description;
const show = async (eventId: number) => (await owner.send(`setup/show?eventId=${eventId}`)).body;

test('[PROG-01] [PROG-02] a show is kept as it is typed, says what is missing at its field, and nobody else sees it', async () => {
  const draftId = await make();
  const first = await type({ draftId }, [{ field: 'artist', value: 'Harbor Lights' }]);
  const at = (field: string) => first.problems.filter((each: { field?: string }) => each.field === field);
  expect(at('day')[0].message).toBe('The show has no “date”.');
  expect(at('level.n1').map(({ part }: { part: string }) => part)).toContain('price');
  const whole = await type({ draftId }, wholeShow('Maple'));
  expect(whole).toMatchObject({ name: 'Maple', problems: [] });
  expect((await owner.send('events/list?words=maple')).body.matching).toBe(0);
  expect((await desk.send('setup/show-drafts')).body.drafts).toMatchObject([
    { draftId, name: 'Maple', venue: 'Granite Hall', day: '2027-03-04' },
  ]);
  expect((await (await world.signedIn('viewer')).send(`setup/show?draftId=${draftId}`)).status).toBe(403);
  expect((await (await world.signedIn('stranger')).send(`setup/show?draftId=${draftId}`)).status).toBe(404);
  await owner.send('setup/drop-show', { draftId });
  expect((await owner.send('setup/show-drafts')).body.drafts).toEqual([]);
});

test('[PROG-03] [PROG-10] a new show is published whole, at the hours of its venue’s clock', async () => {
  await world.database.runScript(`update venues set time_zone = 'America/Chicago' where venue_id = 1`);
  const draftId = await make();
  await type({ draftId }, [...wholeShow('Riverside'), { field: 'from', value: '2026-12-01 10:00' }]);
  const planned = await plan(draftId);
  expect(planned).toMatchObject({ isPossible: true, takesOver: false, shows: [{ isNew: true, stays: [] }] });
  expect(planned.shows[0].changes.map(({ what }: { what: string }) => what)).toEqual([
    'A new show: Thu, Mar 4, 2027, 7:30 PM, Granite Hall, Boston',
    'Floor: $45.00 with fees',
    'On sale from Tue, Dec 1, 2026, 10:00 AM',
  ]);
  const { status, body } = await publish(draftId);
  expect([status, body.eventIds.length]).toEqual([200, 1]);
  const event = await described(body.eventIds[0]);
  expect(event).toMatchObject({
    items: [{ levels: [{ price: 4000, capacity: 20, from: '2026-12-01T16:00:00.000Z' }] }],
  });
  const { shows } = (await owner.send('programme/describe')).body.description;
  expect(shows.find(({ id }: { id: number }) => id === event.show)).toMatchObject({
    name: 'Riverside',
    date: '2027-03-05T01:30:00.000Z',
  });
  expect((await owner.send(`setup/show?draftId=${draftId}`)).status, 'the draft is gone').toBe(404);
  expect((await owner.send('log?action=programme.changed')).body.rows).toHaveLength(1);
});

test('[PROG-09] an hour that the night leaves out or has twice is asked for at its field', async () => {
  const draftId = await make();
  await type({ draftId }, wholeShow('Night'));
  const at = async (day: string, begins: string) =>
    (
      await type({ draftId }, [
        { field: 'day', value: day },
        { field: 'begins', value: begins },
      ])
    ).problems;
  expect(await at('2027-03-14', '02:30')).toEqual([
    { field: 'begins', message: expect.stringContaining('does not exist') },
  ]);
  expect(await at('2027-11-07', '01:30')).toEqual([
    { field: 'begins', message: expect.stringContaining('comes twice') },
  ]);
  expect((await plan(draftId)).isPossible).toBe(false);
  expect(await at('2027-11-07', '01:30 second')).toEqual([]);
  expect((await publish(draftId)).status).toBe(200);
});

test('[PROG-11] whoever types over something that they have not seen is told field by field, and nothing is lost', async () => {
  const draftId = await make();
  const seen = (await owner.send(`setup/show?draftId=${draftId}`)).body.published;
  await save({ draftId }, [{ field: 'artist', value: 'Harbor Lights', was: seen.artist }], desk);
  const second = await save({ draftId }, [
    { field: 'artist', value: 'Harbour Lights', was: seen.artist },
    { field: 'name', value: 'Spring', was: seen.name },
  ]);
  expect(second.conflicts).toEqual([{ field: 'artist', theirs: 'Harbor Lights', by: 'desk, Desk' }]);
  expect(second.typed).toMatchObject([
    { field: 'artist', value: 'Harbor Lights', isMine: false },
    { field: 'name', value: 'Spring', isMine: true },
  ]);
  const same = await save({ draftId }, [{ field: 'artist', value: 'Harbor Lights', was: seen.artist }]);
  expect(same.conflicts, 'both want the same').toEqual([]);
  const mine = [{ field: 'artist', value: 'Harbour Lights', anyway: true }];
  expect((await save({ draftId }, mine)).conflicts).toEqual([]);
  await owner.send('setup/drop-show', { draftId });
});

test('[PROG-07] a show like an earlier one has everything but its dates and what was sold', async () => {
  const draftId = await make(101);
  const copy = (await owner.send(`setup/show?draftId=${draftId}`)).body;
  expect(copy.problems).toEqual([{ field: 'day', message: 'The show has no “date”.' }]);
  await type({ draftId }, [{ field: 'day', value: '2026-12-20' }]);
  const { body } = await publish(draftId);
  const [earlier, later] = [await described(101), await described(body.eventIds[0])];
  const bare = ({ items, seats }: Awaited<ReturnType<typeof described>>) => ({
    seats: seats.map(({ level: _level, ...seat }: { level: number }) => seat),
    items: items.map(({ id: _id, levels: all, ...item }: { id: number; levels: { id: number }[] }) => ({
      ...item,
      levels: all.map(({ id: _level, ...level }) => level),
    })),
  });
  expect(bare(later)).toEqual(bare(earlier));
  expect(later.id).not.toBe(earlier.id);
  expect((await owner.send('setup/shows?words=live&outletId=1')).body.matching).toBe(3);
});

test('[PROG-03] [PROG-04] a level under what is sold stays in the draft, and open carts keep the price that they have', async () => {
  const shop = world.browser(hosts.lantern);
  await shop.send('/gen.v1/user/sessioninit');
  const lineItems = [{ priceLevelID: levels.floor, quantity: 2 }];
  const cart = (await shop.send('/gen.v1/cart/createcart', { lineItems })).body;
  const { published } = await show(102);
  const floor = published[`level.${levels.floor}`];
  await type({ eventId: 102 }, [
    { field: 'name', value: 'Floor, and more' },
    { field: `level.${levels.floor}`, value: { ...floor, capacity: 1 } },
  ]);
  const { draftId } = await show(102);
  const refused = await plan(draftId);
  expect(refused.shows[0]).toMatchObject({
    changes: [{ what: 'Name: “Floor, and more”, was “Floor”' }],
    touches: [{ what: '2 tickets in open carts keep their price until the cart ends' }],
    stays: [
      {
        field: `level.${levels.floor}`,
        message: 'The capacity of 1 is too small: 2 tickets are sold or held.',
      },
    ],
  });
  expect((await publish(draftId)).status).toBe(200);
  expect(await show(102)).toMatchObject({
    name: 'Floor, and more',
    typed: [{ field: `level.${levels.floor}` }],
  });
  await type({ eventId: 102 }, [{ field: `level.${levels.floor}`, value: { ...floor, price: 4500 } }]);
  const [{ changes }] = (await plan(draftId)).shows;
  expect(changes).toEqual([
    {
      kind: 'money',
      what: 'Floor costs $45.00 with fees, was $40.00',
      detail: '2 tickets in carts keep the old price',
    },
  ]);
  expect((await publish(draftId)).status).toBe(200);
  const kept = (await shop.send('/gen.v1/cart/getcart')).body;
  expect(kept.totals).toEqual(cart.totals);
  const next = world.browser(hosts.lantern);
  await next.send('/gen.v1/user/sessioninit');
  const { totals } = (await next.send('/gen.v1/cart/createcart', { lineItems })).body;
  expect([cart.totals.tickets, totals.tickets]).toEqual([80, 90]);
  const items = published.items.map((item: { levels: string[] }) => ({
    ...item,
    levels: item.levels.slice(1),
  }));
  await type({ eventId: 102 }, [{ field: 'items', value: items }]);
  const gone = await plan((await show(102)).draftId);
  const message = '“Floor” is gone, but 4 of its tickets are sold or held.';
  expect(gone).toMatchObject({ isPossible: false, shows: [{ stays: [{ field: 'items', message }] }] });
});

test('[PROG-01] [STAFF-04] the desk brings a picture for a show whose draft it types', async () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ).toString('base64');
  const upload = { outletId: 1, name: 'poster.png', bytes };
  const kept = await desk.send('setup/upload-show-picture', upload);
  expect(kept).toMatchObject({
    status: 200,
    body: { address: expect.stringMatching(/^\/images\/.+\.png$/) },
  });
  expect((await desk.send('setup/upload-picture', { ...upload, what: 'picture' })).status).toBe(403);
  const viewer = await world.signedIn('viewer');
  expect((await viewer.send('setup/upload-show-picture', upload)).status).toBe(403);
  const draftId = await make();
  const typed = await type({ draftId }, [{ field: 'image', value: kept.body.address }], desk);
  expect(typed.problems.filter(({ field }: { field?: string }) => field === 'image')).toEqual([]);
  await owner.send('setup/drop-show', { draftId });
});

test('[PROG-03] [STAFF-04] what was shown before the click is published, by an owner alone', async () => {
  const draftId = await make();
  await type({ draftId }, wholeShow('Two nights'));
  const { version } = await plan(draftId);
  expect((await desk.send('setup/publish-shows', { draftIds: [draftId], version })).status).toBe(403);
  await type({ draftId }, [{ field: 'name', value: 'Three nights' }], desk);
  expect(await owner.send('setup/publish-shows', { draftIds: [draftId], version })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect((await publish(draftId)).status).toBe(200);
});

test('[PROG-01] [STAFF-09] nothing is drafted at an outlet that nobody has', async () => {
  for (const outletId of [-1, 8, 4_000_000])
    for (const call of ['make-show', 'make-series'])
      expect(await owner.send(`setup/${call}`, { outletId }), `${call} at ${outletId}`).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
});
