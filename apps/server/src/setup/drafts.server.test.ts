import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
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

const outletId = 1;
const save = (...fields: { field: string; value: unknown }[]) =>
  owner.send('setup/save-draft', { outletId, fields });
const draft = async () => (await owner.send('setup/draft?outletId=1')).body;
const plan = async () => (await owner.send('setup/plan-publish?outletId=1')).body;
const publish = async (more: object = {}) =>
  owner.send('setup/publish', { outletId, version: (await plan()).version, ...more });
const publishes = async () => (await owner.send('setup/publishes?outletId=1')).body.publishes;
const undo = (id: number) => owner.send('setup/undo-publish', { outletId, id });
const publicName = async () => (await owner.send('programme/describe?outletId=1')).body.description.name;

test('[SETUP-03] what is typed is kept for everybody who works here, and is not public', async () => {
  const saved = await save({ field: 'name', value: 'Lantern North' });
  expect(saved).toMatchObject({ status: 200, body: { published: { name: 'Lantern Club' } } });
  expect(await draft()).toMatchObject({
    typed: [{ field: 'name', value: 'Lantern North', by: 'Robin Vale, Owner', isMine: true }],
    problems: [],
  });
  expect(await publicName()).toBe('Lantern Club');
  expect((await save({ field: 'name', value: 'Lantern Club' })).body.typed, 'back as it is').toEqual([]);
});

test('[SETUP-03] [SETUP-04] a draft that would be refused is kept, says why at its field, and is not published', async () => {
  await save(
    { field: 'theme.linkColor', value: '#ffee00' },
    { field: 'hosts', value: ['https://lantern.example'] },
    { field: 'policies', value: [{ id: 7, type: 'terms', headline: '', text: '<p>Ours</p>' }] },
  );
  const { problems } = await draft();
  expect(problems.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'hosts',
    'policies',
    'theme.linkColor',
  ]);
  expect(problems).toContainEqual({
    field: 'theme.linkColor',
    message: '“colour of buttons and links”: #ffee00 is too pale to be read on a white page.',
  });
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'DESCRIPTION_REFUSED' } });
  expect((await draft()).typed, 'nothing of it is lost').toHaveLength(3);
  for (const [field, value] of [
    ['theme.linkColor', null],
    ['hosts', ['lantern.localhost']],
  ] as const)
    await save({ field, value });
  await save({ field: 'policies', value: (await draft()).published.policies });
  expect((await draft()).typed).toEqual([]);
});

test('[SETUP-12] a publish says what it changes, is one change, and stands in the list', async () => {
  await save({ field: 'name', value: 'Lantern North' }, { field: 'theme.linkColor', value: '#005F73' });
  const { sentences, problems, takesOver } = await plan();
  expect([problems, takesOver]).toEqual([[], false]);
  expect(sentences.join(' ')).toMatch(/Lantern North.*#005f73/s);
  expect((await publish()).body.sentences).toEqual(sentences);
  expect(await publicName()).toBe('Lantern North');
  expect((await draft()).typed).toEqual([]);
  expect(await publishes()).toMatchObject([{ by: 'Robin Vale, Owner', sentences, isUndone: false }]);
  const { rows } = (await owner.send('log?action=programme.changed')).body;
  expect(rows).toHaveLength(1);
  expect((await publish()).body, 'the same twice changes nothing').toEqual({ sentences: [] });
  expect(await publishes()).toHaveLength(1);
});

test('[SETUP-12] what was shown before the click is what is published, or nothing is', async () => {
  await save({ field: 'name', value: 'Lantern South' });
  const { version } = await plan();
  const { description, version: seen } = (await owner.send('programme/describe?outletId=1')).body;
  const changed = { ...description, helpLink: 'https://help.example' };
  await owner.send('programme/apply', { outletId, version: seen, description: changed });
  expect(await owner.send('setup/publish', { outletId, version })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect(await publicName()).toBe('Lantern North');
  expect((await publish()).status).toBe(200);
});

test('[SETUP-12] a publish that touched nobody is undone, once; one that was changed again stays', async () => {
  const [latest, first] = await publishes();
  expect(first.stays).toContain('changed again');
  expect(await undo(first.id)).toMatchObject({ status: 409, body: { code: 'PUBLISH_STAYS' } });
  expect((await undo(latest.id)).status).toBe(200);
  expect(await publicName()).toBe('Lantern North');
  expect((await undo(latest.id)).status, 'twice does no harm').toBe(200);
  expect(await publishes()).toMatchObject([{ isUndone: false }, { id: latest.id, isUndone: true }, {}]);
});

test('[SETUP-12] what somebody ordered on stays', async () => {
  await save({ field: 'delivery', value: [{ id: 9, type: 'will-call', name: 'Will call' }] });
  await publish();
  const [latest] = await publishes();
  expect(latest.stays).toBeUndefined();
  app.clock.advance(60);
  await loadOfficeOrders(app.database.db, 1);
  await app.database.runScript(`update orders set outlet_id = 1, created_at = '2026-11-15T17:30:00Z'`);
  const [touched] = await publishes();
  expect(touched.stays).toBe('It stays: one order was placed on it.');
  expect((await undo(latest.id)).status).toBe(409);
});

test('[SETUP-10] publishing what files keep takes it over on purpose only', async () => {
  await app.database.runScript(`update outlets set kept_by = 'files'`);
  await save({ field: 'name', value: 'Lantern East' });
  expect(await plan()).toMatchObject({ takesOver: true });
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'DESCRIPTION_REFUSED' } });
  expect((await publish({ takeOver: true })).status).toBe(200);
  expect((await draft()).keptBy).toBe('desk');
});

test('[SETUP-03] a password makes a shop private at once, is judged as a file’s, and is in no log', async () => {
  const set = (password?: string) => owner.send('setup/set-password', { outletId, password });
  const isPrivate = async () => (await draft()).published.password === true;
  expect((await set('abc')).body).toMatchObject({
    code: 'DESCRIPTION_REFUSED',
    message: expect.stringContaining('at least 6 characters'),
  });
  expect((await set('open sesame')).status).toBe(200);
  expect(await isPrivate()).toBe(true);
  expect((await set()).status).toBe(200);
  expect(await isPrivate()).toBe(false);
  const log = JSON.stringify((await owner.send('log?action=programme.changed')).body);
  expect(log).toContain('Password');
  expect(log).not.toContain('sesame');
});
