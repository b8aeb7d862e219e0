import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`update outlets set kept_by = 'desk'`);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const venue = { name: 'Pier Hall', city: 'Lyon', state: 'ARA', timeZone: 'Europe/Paris' };
const show = {
  day: '2027-06-01',
  begins: '19:00',
  doors: '18:00',
  artist: 'Nova Vale',
  venue,
  name: 'Late summer',
  levels: [{ name: 'Floor', price: 100, many: 5, limit: 2 }],
};

/** What a program of somebody's own may send. */
const odd = ['0', 'Mars/Olympus', '+275760-09-13', '25:99', '__proto__', '\ud800', '2026-02-30'];

const looks = async (draftId: number) => ({
  page: await owner.send(`setup/show?draftId=${draftId}`),
  preview: await owner.send(`setup/show-preview?draftId=${draftId}`),
});

const pasted = odd.flatMap((value, index) => [
  ...(['day', 'begins', 'doors', 'artist', 'name'] as const).map((key) => ({
    what: `${key} ${value}`,
    sent: { ...show, venue: { ...venue, name: `${key} ${index}` }, [key]: value },
  })),
  ...(['name', 'city', 'state', 'timeZone'] as const).map((key) => ({
    what: `${key} of the venue ${value}`,
    sent: { ...show, venue: { ...venue, name: `Venue's ${key} ${index}`, [key]: value } },
  })),
]);

test('[PROG-02] [PROG-08] whatever was pasted can be looked at', { timeout: 60_000 }, async () => {
  const faults: string[] = [];
  let seen = 0;
  for (const { what, sent } of pasted) {
    const { status, body } = await owner.send('setup/paste-shows', { outletId: 1, shows: [sent] });
    if (status >= 500) faults.push(what);
    for (const draftId of body.draftIds ?? []) {
      const { page, preview } = await looks(draftId);
      if (page.status !== 200 || preview.status >= 500) faults.push(`${what}, looked at`);
      seen += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(pasted.length / 2);
});

test.each([-1, 999_999])('[PROG-08] at outlet %d, which nobody has, nothing is pasted', async (outletId) => {
  const { status, body } = await owner.send('setup/paste-shows', { outletId, shows: [show] });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[PROG-02] a zone that there is not is told at the venue, and times are the seller’s until then', async () => {
  const { body } = await owner.send('setup/make-show', { outletId: 1 });
  const fields = [
    { field: 'venue', value: { ...venue, name: 'Crater', timeZone: 'Mars/Olympus' } },
    { field: 'day', value: '2027-06-02' },
  ].map((each) => ({ ...each, anyway: true }));
  expect((await owner.send('setup/save-show', { draftId: body.draftId, fields })).status).toBe(200);
  const { page, preview } = await looks(body.draftId);
  expect(page.body.problems).toContainEqual(
    expect.objectContaining({ field: 'venue', message: expect.stringContaining('name of a zone') }),
  );
  expect(preview.body.code).toBe('DESCRIPTION_REFUSED');
});
