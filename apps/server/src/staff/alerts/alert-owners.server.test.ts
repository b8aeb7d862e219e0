import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Gauge } from '../../platform/gauge.ts';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { ReachedOwner } from '../reach-owners.ts';
import { alertOwnersJob } from './alert-owners.job.ts';

const from = {
  sellerId: 1,
  outletId: 1,
  name: 'Lantern',
  currency: 'USD' as const,
  contactEmail: undefined,
  origin: 'https://lantern.example',
  logoUrl: undefined,
  accent: '#113355',
  accentInk: '#ffffff',
  accentWash: '#eeeeee',
  wordings: {},
};
const owner = (email: string): ReachedOwner => ({
  email,
  from,
  officeAddress: 'https://office.example/',
});
const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);

let database: TestDatabase;
let waiting = 0;
const gauge: Gauge = { name: 'mail_oldest_seconds', help: '', read: async () => [{ value: waiting }] };
const job = () =>
  alertOwnersJob({
    db: database.db,
    gauges: () => [gauge],
    owners: async () => [owner('ada@example.com'), owner('grace@example.com')],
  });
const look = (time: string) => job().run(at(time), new AbortController().signal);
const letters = () =>
  database.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'plain_text'])
    .orderBy('recipient')
    .execute();

beforeEach(async () => {
  database = await testDatabase('server');
  await loadSmallWorld(database);
});
afterEach(() => database.close());

test('[HOOK-07] owners are written to once a trouble has lasted, once by however many nodes, and once a day', async () => {
  waiting = 1801;
  await look('10:00');
  await look('10:09');
  expect(await letters()).toEqual([]);
  await Promise.all([look('10:10'), look('10:10'), look('10:10')]);
  expect(await letters()).toMatchObject([
    { recipient: 'ada@example.com', subject: 'Letters do not leave' },
    { recipient: 'grace@example.com', plain_text: expect.stringContaining('https://office.example/') },
  ]);
  await look('23:00');
  expect(await letters()).toHaveLength(2);
});

test('[HOOK-07] what passes is forgotten, and counts from anew when it comes again', async () => {
  waiting = 1801;
  await look('10:00');
  waiting = 0;
  await look('10:05');
  waiting = 1801;
  await look('10:06');
  await look('10:15');
  expect(await letters()).toEqual([]);
  await look('10:16');
  expect(await letters()).toHaveLength(2);
});
