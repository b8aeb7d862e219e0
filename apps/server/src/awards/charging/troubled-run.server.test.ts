// A charging run in a bad hour: whatever happens to gateway, cards, people and clock, no money and no seat is lost.
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { signedIn } from '../../accounts/testing/people.ts';
import { stockComplaints } from '../../carts/testing/invariants.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { DIGITS, pressingAs } from '../../testing/draw-office.ts';
import { smallDraw } from '../../testing/small-draw.ts';
import type { SmallDraw } from '../../testing/small-draw.ts';

interface Fan {
  entry_id: string;
  user_id: number;
  email: string;
  card: number;
}

const charge = 'createTransactionRequest';
let draw: SmallDraw;
/** Of those who won and pay at once, in the order of their places. */
let expired: Fan;
let removed: Fan;

const many = async (from: string): Promise<number> =>
  (await draw.rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isThere()) return;
    await draw.later(0.01);
    await sleep(20);
  }
  throw new Error(`${what}: it did not come`);
}

const fans = (which: string): Promise<Fan[]> =>
  draw.rows<Fan>(`select e.entry_id, e.user_id, c.email, p.payment_method_id as card from draw_entries e
    join customers c using (seller_id, user_id) join series_requests r using (seller_id, request_id)
    join request_payments p on p.seller_id = r.seller_id and p.request_id = r.request_id and p.sort = 1
    where ${which} order by e.place`);

const first = `order_payments p join orders o using (seller_id, order_id) where p.run = '13' and p.sort = 1`;
const paymentOf = async ({ user_id }: Fan) =>
  (
    await draw.rows<{
      payment_id: number;
      order_id: number;
      captured: boolean;
      failed: boolean;
      state: string;
    }>(`
      select p.payment_id, o.order_id, p.captured_at is not null as captured, p.failed_at is not null as failed, o.state
      from ${first} and o.user_id = ${user_id}`)
  )[0]!;

const chargedTwice = `(select 1 from standin_transactions where kind = 'charge' and status = 'captured'
  and ref in (select ref from payment_intents) group by invoice having count(*) > 1) x`;
const unanswered = `payment_intents where state in ('planned', 'dispatched', 'unknown')`;

beforeAll(async () => {
  draw = await smallDraw('server', 40);
  await draw.press('freeze');
  await draw.press('record-number', { digits: DIGITS });
  await draw.draw();
  const won = await fans(
    `e.results like '%"result":"full"%' and r.plan is null and c.email <> 'fan@example.com'`,
  );
  [expired, removed] = [won[0]!, won[1]!];
});
afterAll(() => draw.close());
afterEach(async () => {
  await until('answers', async () => (await many(unanswered)) === 0);
  await draw.closeTheBooks();
  assert.equal(await many(chargedTwice), 0);
  assert.deepEqual(await stockComplaints(draw.app.database.db), []);
});

test('[AWARD-02] [AWARD-07] garbage, lost answers, and an hour without a gateway: everybody is charged once', async () => {
  await draw.rows(
    `update payment_methods set expiration = '2026-10' where payment_method_id = ${expired.card}`,
  );
  await draw.rows(`update standin_cards set deleted_at = '2026-11-15' where card_id = (
    select gateway_card_id::bigint from payment_methods where payment_method_id = ${removed.card})`);
  await draw.rows(`update payment_methods set removed_at = '2026-11-15', removed_by = 'gateway',
    gateway_removed_at = '2026-11-15' where payment_method_id = ${removed.card}`);
  for (const kind of ['html-502', 'html-502-after', 'reset-after'])
    await fault(draw.app, { kind, call: charge, times: 2 });
  await fault(draw.app, { kind: 'reset', call: charge, times: 10_000 });
  const { review } = (await draw.ask()).body;
  expect((await draw.press('publish', { charges: review.charges })).status).toBe(200);
  await until('orders', async () => (await many('draw_awards where order_id is null')) === 0);
  await until('the first charges', async () => (await many("payment_intents where state <> 'planned'")) > 0);
  await draw.later(1);
  expect(await many(`${first} and p.captured_at is null`)).toBeGreaterThan(0);
  await clearFaults(draw.app);
  await until(
    'the end of the run',
    async () => (await many(`tasks where kind = 'draws.charge' and state = 'finished'`)) > 0,
  );
  await until('answers', async () => (await many(unanswered)) === 0);
  expect(await many(`${first} and p.waits`)).toBe(0);
  expect(await many(`${first} and p.captured_at is not null`)).toBeGreaterThan(3);
});

test('[AWARD-03] a card that expired or went since fails without money, and its fan is told', async () => {
  for (const fan of [expired, removed]) {
    expect(await paymentOf(fan)).toMatchObject({
      captured: false,
      failed: true,
      state: 'STATUS_ORDER_PAYMENT_FAILED',
    });
    expect(await many(`mails where kind = 'installment-failed' and recipient = '${fan.email}'`)).toBe(1);
  }
});

test('[AWARD-03] Pay Now while the desk tries it again and the run goes on: once', async () => {
  await draw.rows(
    `update payment_methods set expiration = '2030-10' where payment_method_id = ${expired.card}`,
  );
  const { payment_id, order_id } = await paymentOf(expired);
  await draw.rows(`update customers set password_hash = (select password_hash from customers
    where email = 'fan@example.com') where user_id = ${expired.user_id}`);
  const browser = await signedIn(draw.app, expired.email);
  const desk = await pressingAs(draw.app);
  const payNow = () =>
    browser.send('/gen.v1/customerorder/capturescheduledpayment', {
      CustomerOrderID: order_id,
      CustomerOrderScheduledPaymentID: payment_id,
    });
  await Promise.all([
    desk.send('charging/retry', { paymentIds: [payment_id], reason: 'They called' }),
    payNow(),
    payNow(),
    draw.later(),
  ]);
  await until('the money', async () => (await paymentOf(expired)).captured);
  expect(
    await many(
      `payment_intents where target_id = '${payment_id}' and target_kind = 'order-payment' and state = 'succeeded'`,
    ),
  ).toBe(1);
});

test('[AWARD-04] [DRAW-12] a runner-up who has erased the account: the seats go on to the next', async () => {
  const waiting = await fans(`e.standing like '%"reason":"sold-out"%' and e.standing not like '%"quantity":2%'
    and not exists (select from draw_awards a where a.entry_id = e.entry_id)`);
  const desk = await pressingAs(draw.app);
  const erased: Fan[] = [];
  for (const fan of cases(waiting.slice(0, 2))) {
    const wish = { id: fan.user_id, email: fan.email, reason: 'They asked for it' };
    expect((await desk.send('customers/erase', wish)).status).toBe(200);
    erased.push(fan);
  }
  await draw.later(74);
  await until(
    'the end of grace',
    async () => (await many(`${first} and o.state = 'STATUS_ORDER_PAYMENT_FAILED'`)) === 0,
  );
  await draw.noon();
  await until('the walk', async () => (await many(`draw_log where line like '%"type":"walk"%'`)) > 0);
  await until('runner-ups', async () => (await many('draw_awards where order_id is null')) === 0);
  await until('answers', async () => (await many(unanswered)) === 0);
  for (const { user_id } of cases(erased)) {
    expect(
      await many(`order_payments p join orders o using (seller_id, order_id)
      where o.user_id = ${user_id} and p.captured_at is not null`),
    ).toBe(0);
  }
});

test('[AWARD-02] a clock that jumps: days ahead, an hour back, and ahead again', async () => {
  await draw.later(24 * 9);
  await draw.later(-1);
  await draw.later(24 * 20);
  await until(
    'what is due',
    async () =>
      (await many(`${first} and p.next_try_at <= '2026-12-10' and o.state <> 'STATUS_ORDER_CANCELED'`)) === 0,
  );
  expect(await many('draw_awards where order_id is null')).toBe(0);
});
