import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../accounts/testing/people.ts';
import type { Actor, StaffActor } from '../platform/actor.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { updateAddress } from './history/update-address.ts';
import { updatePayments } from './calls/update-scheduled-payments.ts';
import { reachOrder } from './reach-order.ts';
import { openPlanWorld } from './testing/plan-world.ts';
import type { PlanWorld } from './testing/plan-world.ts';

let world: PlanWorld;
beforeAll(async () => {
  world = await openPlanWorld('server');
});
afterAll(() => world.app.close());

const staff = (extra: Partial<StaffActor> = {}): Actor => ({
  kind: 'staff',
  sellerId: 1,
  staffId: 1,
  name: 'Robin Vale',
  outletIds: 'all',
  now: world.app.clock.now(),
  ...extra,
});

async function isReached(actor: Actor, ref: number | string): Promise<boolean> {
  return reachOrder(world.app.database.db, actor, ref).then(
    () => true,
    (error: { code: string }) => {
      expect(error.code).toBe('ORDER_NOT_FOUND');
      return false;
    },
  );
}

test('[STAFF-09] an order is reached by its customer, by staff of its outlet and by jobs, and by nobody else', async () => {
  const { orderId, number } = await world.plan();
  const now = world.app.clock.now();
  const owner = await reachOrder(world.app.database.db, staff(), orderId);
  const customer = { kind: 'customer', sellerId: 1, outletId: 1, userId: owner.user_id!, now } as const;
  for (const ref of [orderId, number, String(orderId)]) {
    expect(await isReached(customer, ref)).toBe(true);
    expect(await isReached(staff(), ref)).toBe(true);
    expect(await isReached(staff({ outletIds: [2, 1] }), ref)).toBe(true);
    expect(await isReached({ kind: 'job', sellerId: 1, name: 'capture installments', now }, ref)).toBe(true);

    expect(await isReached({ ...customer, userId: customer.userId + 1 }, ref)).toBe(false);
    expect(await isReached({ ...customer, outletId: 2 }, ref)).toBe(false);
    expect(await isReached(staff({ outletIds: [2] }), ref)).toBe(false);
    expect(await isReached(staff({ outletIds: [] }), ref)).toBe(false);
    expect(await isReached(staff({ sellerId: 2 }), ref)).toBe(false);
    expect(await isReached({ kind: 'job', sellerId: 2, name: 'capture installments', now }, ref)).toBe(false);
  }
});

const shippingAddress = {
  firstName: address.First,
  lastName: address.Last,
  addressLineOne: address.AddressLineOne,
  city: address.City,
  state: address.State,
  zip: address.Zip,
  countryId: address.CountryID,
  phone: address.Phone,
};

test('[OPS-33] the desk corrects an address that its customer may not change any more, until it is shipped', async () => {
  const { orderId } = await world.plan();
  const { db, runScript } = world.app.database;
  await runScript(`update series set allow_shipping_address_changes = false;
    update outlet_events set series_id = (select min(series_id) from series)`);
  const { user_id } = await reachOrder(db, staff(), orderId);
  const change = (actor: Actor) =>
    inTransaction(db, (tx) => updateAddress(tx, actor, { order: orderId, shippingAddress }));
  const now = world.app.clock.now();
  const customer = { kind: 'customer', sellerId: 1, outletId: 1, userId: user_id!, now } as const;
  await expect(change(customer)).rejects.toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
  expect((await change(staff())).order.shippingAddress).toMatchObject({ city: address.City });
  await runScript(`update orders set shipped_day = '2026-11-16' where order_id = ${orderId}`);
  await expect(change(staff())).rejects.toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
});

test("[SEC-29] the desk chooses among the customer's own cards, and no others", async () => {
  const { orderId } = await world.plan('good');
  const { db } = world.app.database;
  const change = (paymentMethodId: number) =>
    inTransaction(db, (tx) =>
      updatePayments(tx, staff(), { order: orderId, payments: [{ sort: 1, paymentMethodId }] }),
    );
  const { order } = await change(world.cards.bad);
  expect(order.scheduledPayments[0]).toMatchObject({ paymentMethodId: world.cards.bad });
  await expect(change(world.cards.bad + 1000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
