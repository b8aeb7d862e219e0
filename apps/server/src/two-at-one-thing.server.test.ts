// Two people of the box office open the same thing, and both save: whoever is second is told, wherever it is.
import { officeCalls } from '@stagedoor/contract/office-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from './staff/testing/office-world.ts';
import type { OfficeWorld } from './staff/testing/office-world.ts';
import { officeSamples } from './testing/office-samples.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
});
afterAll(() => world.close());

test.each([
  ['an order’s address', 'changeOrderAddress', { city: 'Lowell' }, 'CHANGED_MEANWHILE'],
  ['a customer', 'correctCustomer', { firstName: 'Robyn' }, 'CHANGED_MEANWHILE'],
  ['an address in a customer’s book', 'changeCustomerAddress', { city: 'Lowell' }, 'ADDRESS_CHANGED'],
  ['a colleague’s role', 'changeStaffRole', { role: 'viewer' }, 'CHANGED_MEANWHILE'],
  ['the subject of a letter', 'wordLetterTemplate', { subject: 'Mine' }, 'CHANGED_MEANWHILE'],
  ['a refund window', 'setRefundWindow', { openText: 'Until Friday' }, 'CHANGED_MEANWHILE'],
  ['the date of a show', 'postponeEvent', { startsAt: '2027-04-02T00:30:00.000Z' }, 'CHANGED_MEANWHILE'],
])('[OFFICE-04] %s: the second to save it is told, and changes nothing', async (_what, name, other, code) => {
  const [first, second] = [await world.signedIn('owner'), await world.signedIn('owner')];
  const seen = await officeSamples[name]!.input(world, first);
  const { path } = officeCalls.find((call) => call.name === name)!;
  world.clock.advance(1);
  expect((await first.send(path, seen)).status).toBe(200);
  const entries = async () => (await first.send('log')).body.rows.length;
  const before = await entries();
  expect(await second.send(path, { ...seen, ...other })).toMatchObject({ status: 409, body: { code } });
  expect(await entries()).toBe(before);
});

test('[OFFICE-04] the opening of a letter: the second to save it is told, where the subject is still the same', async () => {
  const owner = await world.signedIn('owner');
  const seen = { outletId: 1, kind: 'welcome', subject: '', was: { subject: '', opening: '' } };
  expect((await owner.send('mail/word-template', { ...seen, opening: 'Hello' })).status).toBe(200);
  expect(await owner.send('mail/word-template', { ...seen, opening: 'Good day' })).toMatchObject({
    body: { code: 'CHANGED_MEANWHILE' },
  });
});
