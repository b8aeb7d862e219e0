import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';
import { tidyAccounts } from './tidy-accounts.ts';
import { fan, loadPeople, patient, signedIn } from './testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadPeople, environment: patient });
});
afterAll(() => app.close());

test('[OPS-49] what has run out of sessions is taken away, and what has not is left', async () => {
  const { db } = app.database;
  const mine = async () => (await db.selectFrom('sessions').select('public_id').execute()).length;
  await signedIn(app, fan);
  const before = app.clock.now();
  const { expires_at } = await db
    .selectFrom('sessions')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  await tidyAccounts(db, before);
  expect(await mine()).toBeGreaterThan(0);
  await tidyAccounts(db, expires_at);
  expect(await mine()).toBe(0);
});
