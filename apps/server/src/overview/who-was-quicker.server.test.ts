import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadOfficeOrders(world.database.db, 6);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const customer = async (id: number) => owner.send(`customers/get?id=${id}`);

test('[OFFICE-04] a correction over what somebody else has changed meanwhile is refused', async () => {
  const { body } = await customer(3);
  const change = { id: 3, firstName: 'A', lastName: 'B', email: body.email, updatedAt: body.updatedAt };
  world.clock.advance(1);
  expect((await owner.send('customers/correct', change)).status).toBe(200);
  const { body: refused } = await owner.send('customers/correct', change);
  const [entry] = (await owner.send('log?action=customer.corrected')).body.rows;
  expect(refused).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    changedBy: 'owner',
    changedAt: entry.at,
  });
  // Whoever changes their own name stands in no log of the staff.
  const { body: seen } = await customer(3);
  world.clock.advance(1);
  await sql`update customers set updated_at = ${world.clock.now()} where user_id = 3`.execute(
    world.database.db,
  );
  const { body: byCustomer } = await owner.send('customers/correct', {
    ...change,
    updatedAt: seen.updatedAt,
  });
  expect([byCustomer.code, byCustomer.changedBy]).toEqual(['CHANGED_MEANWHILE', undefined]);
});
