import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { findByEmail } from './customer-store.ts';
import { reachCustomer, reachOwnAccount } from './reach-customer.ts';
import { fan, loadPeople, other } from './testing/people.ts';

let database: TestDatabase;
let robin: number;
let sam: number;
beforeAll(async () => {
  database = await testDatabase('server');
  await loadPeople(database);
  robin = (await findByEmail(database.db, 1, fan))!.user_id;
  sam = (await findByEmail(database.db, 1, other))!.user_id;
});
afterAll(() => database.close());

const now = new Date('2026-11-15T17:00:00Z');
const customer = (userId: number): Actor => ({ kind: 'customer', sellerId: 1, outletId: 1, userId, now });
const staff = (sellerId: number): Actor => ({
  kind: 'staff',
  sellerId,
  staffId: 1,
  name: 'Robin Vale',
  outletIds: 'all',
  now,
});

test('[ROLE-08] [STAFF-09] customers act for themselves whomever they name, the desk for customers of its seller', async () => {
  const { db } = database;
  expect(await reachCustomer(db, customer(robin), sam)).toMatchObject({ user_id: robin });
  expect(await reachCustomer(db, staff(1), sam)).toMatchObject({ user_id: sam });
  for (const nobody of [
    () => reachCustomer(db, staff(2), sam),
    () => reachCustomer(db, staff(1), 9999),
    () => reachCustomer(db, staff(1)),
  ]) {
    await expect(nobody()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(reachCustomer(db, customer(9999))).rejects.toMatchObject({ code: 'NO_USER_ID' });
});

test('[ROLE-04] the profile of a member is kept by an outside system, for the desk too', async () => {
  await database.runScript(
    `update customers set external_user_id = 'TW-1', member_outlet_id = 2, password_hash = null where user_id = ${sam}`,
  );
  for (const actor of [customer(sam), staff(1)]) {
    await expect(reachOwnAccount(database.db, actor, sam)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  }
  expect(await reachOwnAccount(database.db, staff(1), robin)).toMatchObject({ user_id: robin });
});
