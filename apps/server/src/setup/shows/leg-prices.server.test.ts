import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box}`);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const eventIds = [101, 102];
const plan = async (wish: object) => (await owner.send('setup/plan-prices', { eventIds, ...wish })).body;
const pricesOf = async (eventId: number) => {
  const { description } = (await owner.send(`programme/describe?outletId=1&eventId=${eventId}`)).body;
  return description.items
    .flatMap((item: { levels: { name: string; price: number }[] }) => item.levels)
    .map(({ name, price }: { name: string; price: number }) => `${name} ${price}`);
};

test('[PROG-03] the prices of a leg are looked at one by one, typed into drafts, and published as one change', async () => {
  const planned = await plan({ way: 'percent', value: 10 });
  expect(planned.shows).toMatchObject([
    {
      eventId: 101,
      name: 'Live',
      prices: [
        { level: 'Orchestra', was: 9500, becomes: 10_450, buyerPaid: 10_950, buyerPays: 11_900 },
        { level: 'Box', was: 12_000, becomes: 13_200 },
      ],
    },
    { eventId: 102, prices: [{ level: 'Floor', becomes: 4400 }, {}, {}] },
  ]);
  expect(planned.levels).toContain('Parking');
  await owner.send('setup/save-show', {
    eventId: 102,
    fields: [{ field: 'name', value: 'Floor, late', anyway: true }],
  });
  const { draftIds } = (await owner.send('setup/draft-prices', { eventIds, way: 'percent', value: 10 })).body;
  expect(await pricesOf(102), 'nothing is public yet').toContain('Floor 4000');
  const { version, shows } = (await owner.send('setup/plan-shows', { draftIds })).body;
  expect(shows).toHaveLength(2);
  expect((await owner.send('setup/publish-shows', { draftIds, version })).status).toBe(200);
  expect(await pricesOf(101)).toEqual(['Orchestra 10450', 'Box 13200', 'Parking 2000']);
  expect(await pricesOf(102)).toEqual(['Floor 4400', 'Later 4400', 'Never 4400']);
  expect((await owner.send('setup/show?eventId=102')).body).toMatchObject({ name: 'Floor, late', typed: [] });
  expect((await owner.send('log?action=programme.changed')).body.rows).toHaveLength(1);
});

test('[PROG-03] parts of a cent are told at their field, and what is typed as a price and is none is passed over', async () => {
  for (const path of ['setup/plan-prices', 'setup/draft-prices'])
    expect(await owner.send(path, { eventIds, way: 'amount', value: 0.5 })).toMatchObject({
      status: 400,
      body: { fields: { value: expect.stringContaining('cent') } },
    });
  const { draftId } = (
    await owner.send('setup/save-show', {
      eventId: 102,
      fields: [{ field: `level.${levels.floor}`, value: { name: 'Floor', price: 2 ** 60 }, anyway: true }],
    })
  ).body;
  const planned = await owner.send('setup/plan-prices', { eventIds, way: 'percent', value: -999_993 });
  expect(planned.status).toBe(200);
  expect(planned.body.shows[1].prices.map(({ level }: { level: string }) => level)).not.toContain('Floor');
  await owner.send('setup/drop-show', { draftId });
});

test('[PROG-03] one level by its name, to an amount; a price below nothing is told at it', async () => {
  const one = await plan({ way: 'to', value: 2500, level: 'parking' });
  expect(one.shows.map(({ prices }: { prices: object[] }) => prices)).toEqual([
    [{ level: 'Parking', was: 2000, becomes: 2500, buyerPaid: 2000, buyerPays: 2500 }],
    [],
  ]);
  const less = await plan({ way: 'amount', value: -5000 });
  const wrong = less.shows[1].prices.map((price: { wrong?: string }) => price.wrong !== undefined);
  expect(wrong).toEqual([true, true, true]);
  expect(less.shows[0].prices[0]).not.toHaveProperty('wrong');
  const stranger = await world.signedIn('stranger');
  expect((await stranger.send('setup/plan-prices', { eventIds, way: 'to', value: 1 })).status).toBe(404);
});
