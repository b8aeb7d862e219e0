import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { hosts } from '../../testing/small-world.ts';
import { statusTextsOf } from './shop-words.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const expected = async () =>
  (await world.browser(hosts.lantern).send('/gen.v1/user/sessioninit')).body.versions.client;

test('[OPS-08] the owner says which version of the page is expected, and takes it back', async () => {
  const usual = await expected();
  expect((await owner.send('switches/client-version', { version: 'no such <version>' })).status).toBe(400);
  expect((await owner.send('switches/client-version', { version: '9.9.9' })).status).toBe(200);
  await expect.poll(expected).toBe('9.9.9');
  await owner.send('switches/client-version', { version: '' });
  await expect.poll(expected).toBe(usual);
});

test('[OPS-09] a state is called as the owner says, at every shop of the seller and at no other’s', async () => {
  const say = (text: string, constant = 'STATUS_ORDER_PAID') =>
    owner.send('switches/status-text', { constant, text });
  const told = async () =>
    (await owner.send('switches/words')).body.statusTexts.find(
      ({ constant }: { constant: string }) => constant === 'STATUS_ORDER_PAID',
    );
  expect((await say('Ours', 'STATUS_NOBODY_KNOWS')).status).toBe(404);
  expect((await say('x'.repeat(61))).status).toBe(400);
  await say('  All yours ');
  expect(await told()).toEqual({ constant: 'STATUS_ORDER_PAID', usual: 'Paid', own: 'All yours' });
  expect(await statusTextsOf(world.database.db, 1)).toEqual({ STATUS_ORDER_PAID: 'All yours' });
  expect(await statusTextsOf(world.database.db, 2)).toEqual({});
  await owner.send('switches/client-version', { version: '9.9.8' });
  expect(await told(), 'a version changes no words').toMatchObject({ own: 'All yours' });
  await say('');
  expect((await owner.send('switches/words')).body.clientVersion).toBe('9.9.8');
  await owner.send('switches/client-version', { version: '' });
  expect(await told()).toEqual({ constant: 'STATUS_ORDER_PAID', usual: 'Paid' });
});

test('[OPS-09] words that two owners change at the same time are all kept', async () => {
  const constants = [
    'STATUS_ORDER_PAID',
    'STATUS_ORDER_DELIVERED',
    'STATUS_ORDER_CANCELED',
    'STATUS_ORDER_READY',
  ];
  const answers = await Promise.all(
    constants.map((constant) => owner.send('switches/status-text', { constant, text: `Our ${constant}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(constants.map(() => 200));
  expect(Object.keys(await statusTextsOf(world.database.db, 1)).toSorted()).toEqual(constants.toSorted());
});
