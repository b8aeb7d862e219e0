import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFICE_HOST } from '../staff/testing/office-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

let app: TestApp;
let owner: Founder;
beforeAll(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
});
afterAll(() => app.close());

const wish = { outletName: 'Harbor Stage', outletType: 4, host: 'Harbor.localhost' };
const add = (over: object = {}) => owner.send('setup/add-outlet', { ...wish, ...over });

test('[SETUP-02] [SETUP-03] a second outlet is there at once, closed, with policies of its own, and waits to be opened', async () => {
  const { status, body } = await add();
  expect(status).toBe(200);
  expect((await owner.send('setup/get')).body.outlets).toMatchObject([
    { id: 1, name: 'Lantern Club' },
    { id: body.outletId, name: 'Harbor Stage', state: 'waits', keptBy: 'desk', events: 0 },
  ]);
  const shop = await app.browser('harbor.localhost').send('/gen.v1/user/sessioninit');
  expect(shop.body.maintenance.active).toBe(true);
  const lines = await owner.send('setup/test-going-live', { outletId: body.outletId });
  expect(lines.body.lines).toContainEqual(expect.objectContaining({ line: 'policies', state: 'bad' }));
  const third = await add({ outletName: 'Granite', host: 'granite.localhost' });
  expect(third.body.outletId).toBe(body.outletId + 1);
});

test('[SETUP-02] a host that another outlet or the box office has, and a kind that there is not, are refused at their field', async () => {
  const taken = await add({ host: 'lantern.localhost' });
  expect(taken.body.fields).toEqual({ host: expect.stringContaining('lantern.localhost') });
  const atTheOffice = await add({ host: OFFICE_HOST });
  expect(atTheOffice.body.fields).toEqual({ host: expect.stringContaining("box office's own") });
  expect((await add({ outletName: ' ', outletType: 9, host: 'no host' })).body.fields).toEqual({
    outletName: expect.any(String),
    outletType: expect.any(String),
    host: expect.any(String),
  });
  expect((await owner.send('setup/get')).body.outlets).toHaveLength(3);
});
