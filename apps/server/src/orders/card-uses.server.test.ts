import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard, addresses } from '../payments/testing/card-form.ts';
import { openPlanWorld } from './testing/plan-world.ts';
import type { PlanWorld } from './testing/plan-world.ts';

let world: PlanWorld;
beforeAll(async () => {
  world = await openPlanWorld('server');
});
afterAll(() => world.app.close());

test('[ACCT-21] [ACCT-23] [SEC-41] a card stays while orders have something left to pay with it, each named once', async () => {
  const card = await addCard(world.app, world.customer, {});
  const remove = () =>
    world.customer.send('/gen.v1/payment/disablepaymentmethod', {
      PaymentMethodUUID: card.PaymentMethodUUID,
    });
  /** ACCT-21: whoever opens the form for another card is told whether something keeps the old one. */
  const hasPending = async () => {
    const { body } = await world.customer.send('/gen.v1/payment/gethostedprofilepage', addresses);
    expect(body.token, JSON.stringify(body)).toBeDefined();
    return body.HasPending;
  };
  expect(await hasPending()).toBeUndefined();
  const orders = [await world.plan(), await world.plan(), await world.plan()];
  const [paid, other, given] = orders;
  const all = [1, 2, 3].map((Sort) => ({ Sort, PaymentMethodID: card.PaymentMethodID }));
  for (const order of orders) expect((await world.changeCards(order, all)).status).toBe(200);
  expect(await hasPending()).toBe(true);
  const numbers = orders.map(({ number }) => number).sort();
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      code: 'CARD_IN_USE',
      message: 'This payment method is still needed. Please choose another one there first:',
      orders: numbers.map((OrderID) => ({ OrderID })),
      fanRequests: [],
      guestRequests: [],
    },
  });

  for (const index of [0, 1, 2]) expect((await world.pay(paid!, index)).status).toBe(200);
  await world.app.database.db
    .updateTable('order_payments')
    .set({ voided_at: world.app.clock.now(), next_try_at: null })
    .where('order_id', '=', given!.orderId)
    .execute();
  expect((await remove()).body.orders).toEqual([{ OrderID: other!.number }]);

  const elsewhere = all.map(({ Sort }) => ({ Sort, PaymentMethodID: world.cards.good }));
  expect((await world.changeCards(other!, elsewhere)).status).toBe(200);
  expect((await remove()).status).toBe(200);
});
