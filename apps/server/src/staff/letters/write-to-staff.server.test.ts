import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import type { Matter } from '../../office/index.ts';
import { createLog } from '../../platform/log.ts';
import { officeWorld } from '../testing/office-world.ts';
import type { OfficeWorld } from '../testing/office-world.ts';
import { writeToStaffJob } from './write-to-staff.job.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server', { leftJobs: ['write to staff'] });
  await loadOfficeOrders(world.database.db, 6);
});
afterAll(() => world.close());

let waiting = 0;
const matter: Matter = {
  name: 'Payments',
  about: 'Orders whose payment failed',
  permission: 'orders.look',
  path: '/orders?states=STATUS_ORDER_PAYMENT_FAILED',
  find: async () =>
    waiting === 0 ? undefined : { count: waiting, what: 'orders failed', detail: 'They can pay again.' },
};
const broken: Matter = {
  ...matter,
  name: 'Mail',
  find: () => Promise.reject(new Error('away')),
};
const paper = {
  sellerId: 1,
  outletId: 1,
  name: 'Lantern',
  currency: 'USD' as const,
  timeZone: 'America/New_York',
  contactEmail: undefined,
  origin: 'https://lantern.example',
  logoUrl: undefined,
  accent: '#113355',
  accentInk: '#ffffff',
  accentWash: '#eeeeee',
  wordings: {},
};
const look = (at: string) =>
  writeToStaffJob({
    db: world.database.db,
    log: createLog('silent'),
    matters: () => [broken, matter],
    paperOf: async () => ({ from: paper, officeAddress: 'https://office.example/' }),
  }).run(new Date(at), new AbortController().signal);
const letters = async (recipient: string) =>
  (
    await world.database.db
      .selectFrom('mails')
      .select(['kind', 'subject', 'plain_text'])
      .where('recipient', '=', recipient)
      .where('kind', 'in', ['staff-matter', 'staff-morning'])
      .orderBy('created_at')
      .execute()
  ).map(({ subject, plain_text }) => [subject, plain_text?.includes('https://office.example/orders')]);

test('[HOOK-07] what somebody chose comes at once, once by however many nodes, and again when there is more', async () => {
  const owner = await world.signedIn('owner');
  const { body } = await owner.send('staff/own-letters');
  expect(body.letters).toContainEqual({ matter: 'Refunds', about: 'Refunds to decide' });
  for (const name of ['Payments', 'Mail'])
    expect((await owner.send('staff/choose-letter', { matter: name, how: 'at-once' })).status).toBe(200);
  await look('2026-11-18T10:00:00Z');
  const to = 'owner@lantern.example';
  expect(await letters(to)).toEqual([]);
  waiting = 2;
  const nodes = Array.from({ length: 3 }, () => look('2026-11-18T10:01:00Z'));
  await Promise.all(nodes);
  expect(await letters(to)).toEqual([['2 orders failed', true]]);
  await look('2026-11-18T11:00:00Z');
  waiting = 1;
  await look('2026-11-18T11:01:00Z');
  expect(await letters(to), 'less is no news').toHaveLength(1);
  waiting = 2;
  await look('2026-11-18T11:02:00Z');
  expect(await letters(to), 'what comes again is').toHaveLength(2);
  expect((await owner.send('staff/choose-letter', { matter: 'Payments' })).status).toBe(200);
  waiting = 9;
  await look('2026-11-18T12:00:00Z');
  expect(await letters(to)).toHaveLength(2);
});

test('[HOOK-07] every morning, by the seller’s clock, and no more once the role is gone', async () => {
  waiting = 3;
  const viewer = await world.signedIn('viewer');
  const offered = (await viewer.send('staff/own-letters')).body.letters;
  expect(offered, 'a viewer acts on nothing').toEqual([]);
  expect((await viewer.send('staff/choose-letter', { matter: 'Payments', how: 'daily' })).status).toBe(404);
  const desk = await world.signedIn('desk');
  expect((await desk.send('staff/choose-letter', { matter: 'Draws', how: 'daily' })).status).toBe(404);
  expect((await desk.send('staff/choose-letter', { matter: 'Payments', how: 'daily' })).status).toBe(200);
  const to = 'desk@lantern.example';
  await look('2026-11-18T12:59:00Z');
  expect(await letters(to)).toEqual([]);
  await look('2026-11-18T13:00:00Z');
  await look('2026-11-18T20:00:00Z');
  expect(await letters(to)).toEqual([['What waits this morning', true]]);
  await world.database.runScript(`
    delete from staff_sessions where staff_id = (select staff_id from staff where email = '${to}');
    delete from staff_roles where staff_id = (select staff_id from staff where email = '${to}')`);
  await look('2026-11-19T14:00:00Z');
  expect(await letters(to)).toHaveLength(1);
});
