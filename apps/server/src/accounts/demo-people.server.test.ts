import { expect, test } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import { loadDemoPeople } from './demo-people.ts';

test('[OPS-50] the people of the demo world are loaded once, and can sign in', async () => {
  const app = await testApp('server', {
    load: async (database) => {
      await loadSmallWorld(database);
      await loadDemoPeople(database.db, new Date('2026-11-15T00:00:00Z'));
      await loadDemoPeople(database.db, new Date('2026-11-16T00:00:00Z'));
    },
  });
  const names = await app.database.db
    .selectFrom('customers')
    .select(['first_name', 'external_user_id'])
    .execute();
  expect(names.map(({ first_name }) => first_name).sort()).toEqual(['Alex', 'Robin', 'Sam']);
  const browser = app.browser(hosts.lantern);
  await browser.send('/gen.v1/user/login', { id: 'fan@example.com', password: 'Lantern2026' });
  const { addresses } = (await browser.send('/gen.v1/user/getsavedaddresses')).body;
  expect(addresses.map(({ CountryID }: { CountryID: number }) => CountryID)).toEqual([1, 2]);
  await app.close();
});
