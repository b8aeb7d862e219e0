import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { hosts } from '../../testing/small-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const told = async () => {
  const { keptByFiles: _, ...settings } = (await owner.send('setup/taxes')).body;
  return settings;
};
const shown = async () =>
  (await world.browser(hosts.lantern).send('/gen.v1/outlet/getinfo', { InfoTypes: ['OutletTheme'] })).body
    .Outlet;

test('[MONEY-04] [MONEY-05] [PROG-09] the owner switches both on and moves to Paris; what somebody else saved meanwhile is not written over', async () => {
  const was = await told();
  expect(was).toMatchObject({ taxes: 'added', taxName: 'VAT', issueInvoices: false, legalName: '' });
  expect(await shown()).not.toHaveProperty('TimeZone');
  expect(await shown()).not.toHaveProperty('CountryID');
  const wanted = {
    ...was,
    taxes: 'included',
    taxName: ' TVA ',
    country: 'FR',
    timeZone: 'Europe/Paris',
    issueInvoices: true,
    legalName: 'Lantern Live SARL',
    sellerAddress: ' 1 rue de la République \n\n69001 Lyon',
  };
  const half = await owner.send('setup/save-taxes', { ...wanted, legalName: '  ', was });
  expect(half).toMatchObject({ status: 400, body: { fields: { legalName: expect.any(String) } } });
  expect((await owner.send('setup/save-taxes', { ...wanted, was })).status).toBe(200);
  expect(await told()).toEqual({
    ...wanted,
    taxName: 'TVA',
    sellerAddress: '1 rue de la République\n69001 Lyon',
  });
  await expect.poll(async () => (await shown()).IncludedTax).toBe('TVA');
  expect(await shown()).toMatchObject({ CountryID: 250, TimeZone: 'Europe/Paris' });
  const late = await owner.send('setup/save-taxes', { ...was, taxName: 'GST', was });
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
  const now = await told();
  await owner.send('setup/save-taxes', { ...now, issueInvoices: false, was: now });
  expect(await told()).toEqual({ ...now, issueInvoices: false });
  const { rows } = await sql`select from staff_log where action = 'seller.taxes-changed'`.execute(
    world.database.db,
  );
  expect(rows).toHaveLength(2);
});
