// What the desk looks at may come from a replica, and an export too; what decides never does.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from './staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from './staff/testing/office-world.ts';
import { loadSmallCatalogue } from './testing/small-catalogue.ts';
import { testDatabase } from './testing/test-database.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
const asked = { reading: 0, replica: 0 };

const counting = (where: keyof typeof asked): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    asked[where] += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
});

beforeAll(async () => {
  world = await officeWorld('server', {
    open: async (engine) => {
      const database = await testDatabase(engine);
      const { db } = database;
      return {
        ...database,
        readDb: db.withPlugin(counting('reading')),
        replicaDb: db.withPlugin(counting('replica')),
      };
    },
  });
  await loadSmallCatalogue(world.database);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const DAYS = 'from=2026-11-01&to=2026-11-30';

test.each([
  'orders/list',
  'customers/list',
  'events/list',
  'mail/list',
  `ledger/lines?${DAYS}`,
  'search?q=juniper',
  'reports/event?id=101',
  'reports/hall?eventId=101',
  `reports/sales?${DAYS}`,
])('[RUN-07] %s is read where a replica is read', async (path) => {
  const before = asked.reading;
  expect((await owner.send(path)).status).toBe(200);
  expect(asked.reading).toBeGreaterThan(before);
});

test.each(['orders/views', 'today', `ledger/get?${DAYS}&by=method`])(
  '[RUN-07] %s is read at the leader',
  async (path) => {
    const before = asked.reading;
    expect((await owner.send(path)).status).toBe(200);
    expect(asked.reading).toBe(before);
  },
);

test('[RUN-07] an export is read at the replica that has its task', async () => {
  const before = asked.replica;
  expect((await owner.send('customers/export', {})).status).toBe(200);
  await expect.poll(() => asked.replica, { timeout: 30_000 }).toBeGreaterThan(before + 1);
});
