import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { openPreviews } from '../preview/open-previews.ts';

const secret = 'a secret for tickets and looks';
let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server', { environment: { TICKET_SECRET: secret } });
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box}`);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

test('[SEC-97] [PROG-02] a draft is seen as a customer would see it, under an address of two hours, and by nobody else', async () => {
  const { draftId } = (await owner.send('setup/make-show', { outletId: 1, like: 101 })).body;
  expect((await owner.send(`setup/show-preview?draftId=${draftId}`)).body.code).toBe('DESCRIPTION_REFUSED');
  const fields = [
    { field: 'day', value: '2027-06-01', anyway: true },
    { field: 'name', value: 'Seen by few', anyway: true },
  ];
  await owner.send('setup/save-show', { draftId, fields });
  const { address } = (await owner.send(`setup/show-preview?draftId=${draftId}`)).body;
  const [, eventId, code = ''] = /\/event\/(\d+)\?preview=(.+)$/.exec(address) ?? [];
  const previews = openPreviews({ db: world.database.db, checks: [], previewSecret: secret });
  const look = async (outletId = 1) => {
    const at = { sellerId: 1, outletId, now: world.clock.now() };
    const worn = await previews(code, at);
    return worn?.events?.(at, { eventId: Number(eventId) });
  };
  const shown = await look();
  expect(shown).toMatchObject([{ id: Number(eventId), show: { name: 'Seen by few' } }]);
  const [orchestra] = shown?.[0]?.items?.[0]?.priceLevels ?? [];
  expect(orchestra).toMatchObject({ name: 'Orchestra', priceCents: 9500, saleStatus: 'ON_SALE' });
  expect(await look(3)).toBeUndefined();
  const shop = world.browser(hosts.lantern);
  const { body } = await shop.send(`/gen.v1/outlet/getoutletevents?eventID=${eventId}`);
  expect(JSON.stringify(body)).not.toContain('Seen by few');
  await shop.send('/gen.v1/user/sessioninit');
  const wish = { priceLevelID: orchestra!.id, quantity: 1 };
  const refused = await shop.send('/gen.v1/cart/createcart', { lineItems: [wish] });
  expect(refused, 'it never sells').toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  world.clock.advance(7190);
  expect(await look()).toHaveLength(1);
  world.clock.advance(11);
  expect(await look()).toBeUndefined();
  world.clock.advance(-11);
  const { version } = (await owner.send('setup/plan-shows', { draftIds: [draftId] })).body;
  expect((await owner.send('setup/publish-shows', { draftIds: [draftId], version })).status).toBe(200);
  expect(await look(), 'what it showed is public by now').toBeUndefined();
});

test('[PROG-02] a series is seen as a fan would see it on a day, a minute after it opens', async () => {
  await world.database.runScript(`update series set opens_at = '2026-12-10T15:00:00Z' where series_id = 11`);
  const look = async (day: string) => {
    const { body } = await owner.send(`setup/series-preview?seriesId=11&day=${day}`);
    const [, path, code = ''] = /localhost[^/]*(\/[^?]*)\?preview=(.+)$/.exec(body.address) ?? [];
    const previews = openPreviews({ db: world.database.db, checks: [], previewSecret: secret });
    const at = { sellerId: 1, outletId: 1, now: world.clock.now() };
    const worn = await previews(code, at);
    const events = await worn?.events?.(at, {});
    const series = events?.find(({ id }) => id === 201)?.series;
    return { path, at: worn?.at?.toISOString(), open: series?.open };
  };
  expect(await look('2026-12-10')).toEqual({
    path: '/event/102',
    at: '2026-12-10T15:01:00.000Z',
    open: true,
  });
  expect(await look('2026-12-09')).toMatchObject({ open: false });
  expect(await look('2026-12-11')).toMatchObject({ at: '2026-12-11T17:00:00.000Z', open: true });
  expect((await owner.send('setup/series-preview?seriesId=11&day=2026-13-10')).status).toBe(400);
  const viewer = await world.signedIn('viewer');
  expect((await viewer.send('setup/series-preview?seriesId=11&day=2026-12-10')).status).toBe(403);
  await world.database.runScript(`update series set opens_at = '2026-01-01' where series_id = 11`);
});

test('[PROG-08] a pasted leg becomes drafts with the fees of an earlier show, is one publish, and twice changes nothing', async () => {
  const evening = (day: string) => ({
    day,
    begins: '20:00',
    artist: 'Harbor Lights',
    venueId: 1,
    levels: [
      { name: 'Orchestra', price: 9500, many: 30, limit: 6 },
      { name: 'Balcony', price: 6000, many: 20 },
    ],
  });
  const shows = ['2027-05-14', '2027-05-16', '2027-05-14'].map(evening);
  const wish = { outletId: 1, like: 101, shows };
  const browser = await world.signedIn('owner');
  const first = (await browser.send('setup/paste-shows', wish)).body;
  expect([first.draftIds.length, first.known]).toEqual([2, 1]);
  expect((await browser.send('setup/paste-shows', wish)).body).toEqual({ draftIds: [], known: 3 });
  const { draftIds } = first;
  const planned = (await browser.send('setup/plan-shows', { draftIds })).body;
  expect(planned).toMatchObject({
    isPossible: true,
    shows: [
      { isNew: true, stays: [] },
      { isNew: true, stays: [] },
    ],
  });
  expect(planned.shows[0].changes[1].what).toBe('Orchestra, Balcony: $74.50 to $109.50 with fees');
  const { eventIds } = (await browser.send('setup/publish-shows', { draftIds, version: planned.version }))
    .body;
  expect(eventIds).toHaveLength(2);
  expect((await browser.send('setup/paste-shows', wish)).body.known).toBe(3);
  const venue = { name: 'The Quay', city: 'Portland', state: 'ME', timeZone: 'America/New_York' };
  const { venueId: _known, ...elsewhere } = evening('2027-06-01');
  const there = { outletId: 1, like: 101, shows: [{ ...elsewhere, venue }] };
  const quay = (await browser.send('setup/paste-shows', there)).body.draftIds;
  const { version } = (await browser.send('setup/plan-shows', { draftIds: quay })).body;
  expect((await browser.send('setup/publish-shows', { draftIds: quay, version })).status).toBe(200);
  expect((await browser.send('programme/describe')).body.description.venues).toContainEqual(
    expect.objectContaining(venue),
  );
  expect((await browser.send('setup/paste-shows', there)).body.known, 'by its name and city').toBe(1);
  const narrow = await world.signedIn('narrow');
  expect((await narrow.send('setup/paste-shows', { ...wish, outletId: 3 })).status).toBe(404);
  const again = { ...wish, shows: [evening('2027-07-01')] };
  const desk = await world.signedIn('desk');
  const both = await Promise.all([browser, desk].map((each) => each.send('setup/paste-shows', again)));
  expect(
    both.map(({ body }) => body.draftIds.length).toSorted((a, b) => a - b),
    'two at once make one of it',
  ).toEqual([0, 1]);
});

test('[PROG-02] [STAFF-09] a draft at an outlet that is not one’s own does not exist, whatever is asked of it', async () => {
  const { draftId } = (await owner.send('setup/make-show', { outletId: 3 })).body;
  const narrow = await world.signedIn('narrow');
  const fields = [{ field: 'artist', value: 'Somebody else', anyway: true }];
  const asked = {
    seen: await narrow.send(`setup/show?draftId=${draftId}`),
    typed: await narrow.send('setup/save-show', { draftId, fields }),
    planned: await narrow.send('setup/plan-shows', { draftIds: [draftId] }),
    'shown to others': await narrow.send(`setup/show-preview?draftId=${draftId}`),
    'thrown away': await narrow.send('setup/drop-show', { draftId }),
    begun: await narrow.send('setup/make-show', { outletId: 3 }),
    'taken over': await narrow.send('setup/make-show', { outletId: 1, like: 301 }),
  };
  for (const [what, { status }] of Object.entries(asked)) expect(status, what).toBe(404);
  const listed = (browser: OfficeBrowser) => browser.send('setup/show-drafts');
  expect((await listed(narrow)).body.drafts).not.toContainEqual(expect.objectContaining({ draftId }));
  expect((await listed(owner)).body.drafts).toContainEqual(expect.objectContaining({ draftId }));
  await owner.send('setup/drop-show', { draftId });
});
