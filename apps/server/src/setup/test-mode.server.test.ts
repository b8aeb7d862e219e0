// An outlet that is tried out before it opens: what is ordered is a test, in no book, and gone when it opens.
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { calls, cards, readyToOrder } from '../carts/testing/checkout.ts';
import { addCard, calls as cardCalls, shopOrigin } from '../payments/testing/card-form.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { worldOfWaitingOutlet } from './testing/waiting-outlet.ts';

const outletId = 1;
const TEST_ACCOUNT = 'authorizenet:stand-in';
let world: OfficeWorld;
let owner: OfficeBrowser;
let customer: TestBrowser;

beforeEach(async () => {
  world = await worldOfWaitingOutlet(outletId);
  owner = await world.signedIn('owner');
});
afterEach(() => world.close());

const rows = async <Row>(statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(world.database.db)).rows;
const count = async (table: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;
const turn = (on: boolean) => owner.send('setup/test', { outletId, on });
const begin = async () => {
  expect((await turn(true)).status).toBe(200);
  customer = await signedIn(world, fan);
};
const place = (cartUUID: string) => customer.send(calls.order, { cartUUID });
const buy = async (number: string = cards.approved): Promise<string> => {
  const placed = await place(await readyToOrder(world, customer, { number }));
  expect(placed.status).toBe(200);
  return placed.body.order.OrderID;
};
const open = async () => expect((await owner.send('setup/open', { outletId })).status).toBe(200);
const orders = () =>
  rows<{ is_test: boolean; hidden: boolean; state: string }>(
    'select is_test, hidden_at is not null as hidden, state from orders order by order_id',
  );
/** The app takes payments up by itself as well, and may have one in its hands. */
const eventually = (holds: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      world.clock.advance(61);
      await world.reconcile();
      await holds();
    },
    { timeout: 60_000, interval: 200 },
  );
const freeFloor = async () =>
  (
    await rows<{ free: number }>(
      `select capacity - sold - held as free from level_stock where price_level_id = ${levels.floor}`,
    )
  )[0]!.free;

test('[SETUP-08] who comes in reads on every page, letter and ticket that it is a test', async () => {
  expect(
    (await world.browser('lantern.localhost').send('/gen.v1/user/sessioninit')).body.maintenance.active,
  ).toBe(true);
  await begin();
  const { body } = await customer.send('/gen.v1/outlet/getinfo', { InfoTypes: ['Accounts'] });
  expect(body.Outlet).toMatchObject({ IsTest: true, Accounts: [{ Name: 'Stand-in gateway' }] });
  expect((await owner.send('setup/get')).body.outlets[0].state).toBe('tested');
  await buy();
  const [letter] = await rows<{ subject: string; plain_text: string }>(
    `select subject, plain_text from mails where kind = 'order-placed'`,
  );
  expect(letter!.subject).toMatch(/^TEST: /);
  expect(letter!.plain_text).toContain(testModeMessages.letter);
});

test('[SETUP-09] an order that went all the way in a test holds its line, also when the test is over', async () => {
  const line = async () => {
    const { lines } = (await owner.send('setup/test-going-live', { outletId })).body;
    return lines.find((each: { line: string }) => each.line === 'test-order');
  };
  expect(await line()).toMatchObject({ state: 'bad', evidence: expect.stringMatching(/^Begin a test/) });
  await begin();
  const number = await buy();
  const good = { state: 'good', evidence: expect.stringContaining(`Order ${number}: placed, paid`) };
  await world.database.runScript(
    "update mails set state = 'waiting', sent_at = null, due_at = '2099-01-01' where kind = 'order-placed'",
  );
  expect(await line()).toMatchObject({
    state: 'bad',
    evidence: expect.stringMatching(/letter waits still/),
  });
  await world.database.runScript("update mails set due_at = '2026-01-01' where kind = 'order-placed'");
  await vi.waitFor(async () => expect(await line()).toMatchObject(good), { timeout: 60_000, interval: 500 });
  await turn(false);
  expect(await line()).toMatchObject(good);
});

test('[SETUP-08] a test is in no book: no ledger, no invoice, nothing told, no sum', async () => {
  await world.database.runScript(`
    insert into webhook_addresses (address_id, seller_id, url, secret, kinds, created_at, made_by)
      values (gen_random_uuid(), 1, 'https://example.com/', 'sealed', '{order.placed}', '2026-01-01', 1)`);
  await begin();
  await buy();
  expect(await orders()).toEqual([{ is_test: true, hidden: false, state: 'STATUS_ORDER_PAID' }]);
  expect(await rows('select gateway, state from payment_intents')).toEqual([
    { gateway: TEST_ACCOUNT, state: 'succeeded' },
  ]);
  expect([await count('ledger'), await count('invoices_to_issue'), await count('webhook_messages')]).toEqual([
    0, 0, 0,
  ]);
  expect((await owner.send('orders/by-hour')).body.orders).toBe(0);
  const listed = (await owner.send('orders/list')).body.rows;
  expect(listed).toMatchObject([{ isTest: true }]);
  const stray = sql`insert into ledger (seller_id, ref, kind, amount_cents, currency, transaction_id, target_kind,
    target_id, recorded_at) select seller_id, ref, 'capture', amount_cents, currency, 'x', target_kind, target_id, now()
    from payment_intents`;
  await expect(stray.execute(world.database.db)).rejects.toThrow('A test moves no money');
});

test('[SETUP-08] [HOOK-01] what sells a show out in a test is not told as sold out', async () => {
  await world.database.runScript(`
    insert into webhook_addresses (address_id, seller_id, url, secret, kinds, created_at, made_by)
      values (gen_random_uuid(), 1, 'https://example.com/', 'sealed', '{event.sold-out}', '2026-01-01', 1);
    update price_levels set sale_status = 'OFF_SALE' where price_level_id <> ${levels.floor}`);
  await begin();
  for (let left = await freeFloor(); left > 0; left = await freeFloor()) await buy();
  expect(await count('webhook_messages')).toBe(0);
});

test('[SETUP-08] when it opens tests are closed and hidden: seats back, tickets dead, the money given back there', async () => {
  const before = await freeFloor();
  await begin();
  const number = await buy();
  expect(await freeFloor()).toBe(before - 2);
  expect((await owner.send(`setup/going-live?outletId=${outletId}`)).body.testOrders).toBe(1);
  await open();
  expect(await orders()).toEqual([{ is_test: true, hidden: true, state: 'STATUS_ORDER_CANCELED' }]);
  expect(await freeFloor()).toBe(before);
  expect((await owner.send('orders/list')).body.rows).toEqual([]);
  expect((await owner.send(`orders/get?number=${number}`)).status).toBe(404);
  expect((await customer.send('/gen.v1/customerorder/getlist', {})).body).toEqual({ orders: [] });
  expect((await customer.send(calls.getOrder, { orderID: number })).status).toBe(404);
  await eventually(async () => {
    expect(await rows('select kind, state from payment_intents order by created_at, kind')).toEqual([
      { kind: 'charge', state: 'succeeded' },
      { kind: 'return', state: 'succeeded' },
    ]);
  });
  expect(await count('ledger')).toBe(0);
  expect(await count("mails where kind like '%cancel%'")).toBe(0);
});

test('[SETUP-08] a cart outlives the end of the test, its card does not, and the next order is a real one', async () => {
  await begin();
  const cart = await readyToOrder(world, customer);
  await open();
  expect((await customer.send(cardCalls.list, { remote: true })).body.paymentMethods).toEqual([]);
  expect(await place(cart)).toMatchObject({ status: 404 });
  expect(await orders()).toEqual([]);
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(world, customer);
  await customer.send(calls.payment, { cartUUID: cart, paymentMethodUUID });
  expect((await place(cart)).status).toBe(200);
  expect(await orders()).toEqual([{ is_test: false, hidden: false, state: 'STATUS_ORDER_PAID' }]);
  expect([await count('ledger'), await count('invoices_to_issue')]).toEqual([1, 1]);
});

test('[SETUP-08] a test that is paid while the shop opens sells nothing', async () => {
  await begin();
  const cart = await readyToOrder(world, customer, { number: cards.held });
  expect((await place(cart)).status).toBe(202);
  await open();
  const [held] = await rows<{ transaction_id: string }>(
    "select transaction_id from standin_transactions where status = 'held'",
  );
  await world.http.inject({
    method: 'POST',
    url: '/control/decide',
    headers: { host: 'gateway.localhost', 'content-type': 'application/json' },
    payload: JSON.stringify({ id: held!.transaction_id, approve: true }),
  });
  const charge = () => rows<{ state: string }>("select state from payment_intents where kind = 'charge'");
  await eventually(async () => expect(await charge()).toEqual([{ state: 'unfulfilled' }]));
  expect(await orders()).toEqual([]);
  expect(await count('ledger')).toBe(0);
});

test('[SETUP-08] cards of customers and cards of tests never meet', async () => {
  await begin();
  await buy();
  const pay = sql`insert into order_payments (seller_id, order_id, sort, amount_cents, payment_method_id)
    select o.seller_id, o.order_id, 9, 100, m.payment_method_id from orders o, payment_methods m
    join payment_profiles p using (seller_id, profile_id) where p.gateway <> ${TEST_ACCOUNT}`;
  await turn(false);
  await world.database.runScript('update outlets set maintenance_message = null');
  world.forget();
  await addCard(world, customer);
  await expect(pay.execute(world.database.db)).rejects.toThrow('paid with the card of a test');
});

test('[SETUP-08] the end of a test closes the shop again, and another may follow; an open shop is never tested', async () => {
  await begin();
  await turn(false);
  expect((await owner.send('setup/get')).body.outlets[0].state).toBe('waits');
  await begin();
  await open();
  expect((await turn(true)).status).toBe(200);
  expect((await owner.send('setup/get')).body.outlets[0].state).toBe('open');
  const { rows: logged } = (await owner.send('log?action=shop.test-begun')).body;
  expect(logged).toHaveLength(2);
});

test('[SETUP-08] the form stands at the shop’s own address', async () => {
  await begin();
  const { body } = await customer.send(cardCalls.form, {
    ReturnUrl: `${shopOrigin}/user/account`,
    IFrameCommunicatorUrl: `${shopOrigin}/payment/communicator`,
  });
  expect(body.endpoint).toBe(`${shopOrigin}/stand-in-gateway/customer/addPayment`);
  const shown = await world.http.inject({
    method: 'POST',
    url: new URL(body.endpoint).pathname,
    headers: { host: 'lantern.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: body.token }).toString(),
  });
  expect(shown.body).toContain('action="saveCard"');
});
