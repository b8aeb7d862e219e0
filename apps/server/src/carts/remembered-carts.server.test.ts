// A stage of a cart that this process has seen before is decided by that; what somebody else did since is seen all the same.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, fan, other, signedIn } from '../accounts/testing/people.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, confirmSeats, loadShop } from './testing/checkout.ts';
import { watchDriver } from './testing/watch-driver.ts';

let app: TestApp;
let customer: TestBrowser;
let cartUUID: string;
beforeAll(async () => {
  app = await testApp('server', { load: loadShop });
});
afterAll(() => app.close());

const toBoston = () => customer.send(calls.address, { cartUUID, shippingAddress: address });
const byMail = () => customer.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(2) });
/** As another process would. */
const elsewhere = (statement: ReturnType<typeof sql>) => statement.execute(app.database.db);

beforeEach(async () => {
  customer = await signedIn(app, fan);
  cartUUID = await confirmSeats(customer, { level: levels.orchestra });
  const { status } = await toBoston();
  if (status !== 200) throw new Error(`The address was answered with ${status}`);
});

test('[OPS-14] [CART-17] is taken by one statement, and answers as the database has it', async () => {
  const { journeys } = await watchDriver(async () => {
    expect((await byMail()).status).toBe(200);
  });
  const own = journeys.flatMap(({ statements }) => statements).filter((text) => /\bcarts\b/.test(text));
  expect(own).toEqual([expect.stringMatching(/^update "carts" set .* returning xmin::text as mark$/s)]);
  const { body: told } = await byMail();
  const { body: kept } = await customer.send(calls.get, { cartUUID });
  expect(told).toEqual(kept);
});

test('[CART-06] seats are confirmed right after they were held, by one statement that keeps them as long', async () => {
  const { body: opened } = await customer.send(calls.create, {
    lineItems: [
      { priceLevelID: levels.parking, quantity: 1 },
      { priceLevelID: levels.orchestra, quantity: 3 },
    ],
  });
  cartUUID = opened.cartUUID;
  const { journeys } = await watchDriver(async () => {
    const { body: begun } = await customer.send(calls.begin, { cartUUID });
    const { body: kept } = await customer.send(calls.get, { cartUUID });
    expect(begun).toEqual(kept);
  });
  const writing = journeys.flatMap(({ statements }) => statements).filter((text) => /\bupdate\b/.test(text));
  expect(writing.length).toBe(1);
  const { rows } = await sql<{ held: Date; deadline: Date }>`
    select t.held_until as held, c.deadline from tickets t
    join carts c on c.cart_uuid::text = t.holder_id where c.cart_uuid = ${cartUUID}`.execute(app.database.db);
  expect(rows.length).toBe(4);
  expect(rows.every(({ held, deadline }) => held >= deadline)).toBe(true);
});

test('[CART-06] what was taken from the cart before its seats are confirmed is not confirmed', async () => {
  const { body: opened } = await customer.send(calls.create, {
    lineItems: [{ priceLevelID: levels.orchestra, quantity: 2 }],
  });
  cartUUID = opened.cartUUID;
  await elsewhere(
    sql`update carts set deadline = deadline - interval '1 hour' where cart_uuid = ${cartUUID}`,
  );
  expect((await customer.send(calls.begin, { cartUUID })).body).toMatchObject({ code: 'CART_GONE' });
});

test('[CART-20] a session that ended elsewhere since is nobody', async () => {
  await elsewhere(
    sql`delete from sessions where user_id = (select user_id from carts where cart_uuid = ${cartUUID})`,
  );
  expect(await byMail()).toMatchObject({ body: { code: 'INVALID_SESSION' } });
  const { rows } = await sql<{ way: string | null }>`
    select delivery_method_uuid as way from carts where cart_uuid = ${cartUUID}`.execute(app.database.db);
  expect(rows).toEqual([{ way: null }]);
});

test('[CART-19] what another process is paying for is not changed', async () => {
  await elsewhere(sql`update carts set state = 'PAYING', bill = '{}' where cart_uuid = ${cartUUID}`);
  expect(await byMail()).toMatchObject({ status: 409, body: { code: 'CART_PAYING' } });
});

test('[CART-16] another address since asks for another way: nothing that was offered before is taken', async () => {
  await elsewhere(sql`update carts set shipping_address = null where cart_uuid = ${cartUUID}`);
  expect(await byMail()).toMatchObject({ body: { code: 'CART_NOT_CONFIRMED' } });
});

test('[CART-14] lines and tickets are told as they are, whoever changed them', async () => {
  const tickets = async (): Promise<number[]> => {
    const { body } = await byMail();
    return body.lineItems.map((line: { seatInfo: { manifest: unknown[] } }) => line.seatInfo.manifest.length);
  };
  expect(await tickets()).toEqual([2]);
  await elsewhere(sql`
    with freed as (
      update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null
      where ticket_id = (select min(ticket_id) from tickets where holder_id = ${cartUUID})
      returning price_level_id)
    update level_stock set held = held - 1 where price_level_id = (select price_level_id from freed)`);
  expect(await tickets()).toEqual([1]);
  await elsewhere(sql`update cart_lines set chosen = true where cart_uuid = ${cartUUID}`);
  const { body } = await byMail();
  const { body: kept } = await customer.send(calls.get, { cartUUID });
  expect(body).toEqual(kept);
});

test('[CART-20] nobody else goes on where a customer stood', async () => {
  const stranger = await signedIn(app, other);
  const { body } = await stranger.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(2) });
  expect(body).toMatchObject({ code: 'CART_GONE' });
});

test('[CART-17] a card is chosen of those that there are now', async () => {
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(app, customer, {});
  expect((await byMail()).status).toBe(200);
  const chosen = await customer.send(calls.payment, { cartUUID, paymentMethodUUID });
  expect(chosen).toMatchObject({ status: 200 });
  const { body: kept } = await customer.send(calls.get, { cartUUID });
  expect(chosen.body).toEqual(kept);
});
