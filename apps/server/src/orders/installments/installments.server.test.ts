import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, loadPeople, mailsTo, other, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard, fault } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { readBooks } from '../testing/books.ts';
import { planOrder } from '../testing/plan-order.ts';
import type { PlanOrder } from '../testing/plan-order.ts';

const numbers = {
  good: '4111 1111 1111 1111',
  bad: '4000 0000 0000 0002',
  held: '4000 0000 0000 0259',
  dropped: '4000 0000 0000 0119',
} as const;
const payNow = '/gen.v1/customerorder/capturescheduledpayment';
const change = '/gen.v1/customerorder/updatescheduledpayments';
const DAY_SECONDS = 86_400;
const DECLINED =
  'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.';

describe.each(engines)('installments (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await testApp(engine, {
      load: async (database) => {
        await loadPeople(database);
        await loadSmallCatalogue(database);
      },
      environment: patient,
    });
    customer = await signedIn(app, fan);
    for (const [kind, number] of Object.entries(numbers))
      ids[kind] = (await addCard(app, customer, { number })).PaymentMethodID;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await signedIn(app, fan);
  });
  afterEach(async () => {
    const { wrong, ledgerCents, gatewayCents } = await readBooks(app.database.db);
    assert.deepEqual(wrong, {});
    assert.equal(ledgerCents, gatewayCents);
  });

  const dayFrom = (days: number): string =>
    new Date(app.clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  /** Due far ahead unless a test says otherwise: the job of the running app leaves them alone. */
  const plan = async (card = 'good', days: readonly number[] = [400, 430, 460]): Promise<PlanOrder> => {
    const { user_id: userId } = await app.database.db
      .selectFrom('customers')
      .select('user_id')
      .where('email', '=', fan)
      .executeTakeFirstOrThrow();
    const cards = [ids[card]!];
    const dueDays = days.map(dayFrom);
    return planOrder(app.database.db, {
      userId,
      levelId: levels.parking,
      paymentMethodIds: cards,
      dueDays,
      now: app.clock.now(),
    });
  };
  const pay = (order: PlanOrder, index = 0, browser = customer) =>
    browser.send(payNow, {
      CustomerOrderID: order.orderId,
      CustomerOrderScheduledPaymentID: order.paymentIds[index],
    });
  const read = async ({ number }: PlanOrder) =>
    (await customer.send('/gen.v1/customerorder/get', { OrderID: number })).body.order;
  const charges = (order: PlanOrder) =>
    app.database.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('target_kind', '=', 'order-payment')
      .where('target_id', 'in', order.paymentIds.map(String))
      .execute();
  /** The jobs of the app run as they do by themselves, only now. */
  const runJobs = () => customer.send('/demo/clock', { now: app.clock.now().toISOString() });

  test('[CALL-47] [INSTAL-09] [INSTAL-10] [E6] [E7] Pay Now, one after the other: due, partly paid, paid', async () => {
    const order = await plan();
    expect((await read(order)).Status.ConstantValue).toBe('STATUS_ORDER_PAYMENT_DUE');
    const first = await pay(order);
    expect(first.status).toBe(200);
    expect(first.body.order).toMatchObject({
      Status: { ConstantValue: 'STATUS_ORDER_PART_PAID' },
      CustomerOrderScheduledPayments: [
        { Captured: true, payNowIsAvailable: false },
        { Captured: false, payNowIsAvailable: true },
        { Captured: false, payNowIsAvailable: false },
      ],
    });
    expect((await pay(order, 2)).body).toMatchObject({ code: 'PAY_NOW_NOT_OFFERED' });
    await pay(order, 1);
    expect((await pay(order, 2)).body.order.Status.ConstantValue).toBe('STATUS_ORDER_PAID');
    expect((await read(order)).TotalSummary.UserDue.total).toBe(0);
    const receipts = (await mailsTo(app, fan)).filter(({ subject }) => subject.includes(order.number));
    expect(receipts.map(({ kind }) => kind)).toEqual(Array(3).fill('installment-paid'));
  });

  test('[SEC-40] Pay Now twenty times at once: one capture, one answer', async () => {
    const order = await plan();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await charges(order)).toHaveLength(1);
    expect((await pay(order)).status).toBe(200);
    expect(await charges(order)).toHaveLength(1);
  });

  test('[INSTAL-11] [INSTAL-12] [INSTAL-16] declined, then paid with another card', async () => {
    const order = await plan('bad');
    const { status, body } = await pay(order);
    expect([status, body.code, body.message]).toEqual([409, 'CARD_DECLINED', DECLINED]);
    expect(await read(order)).toMatchObject({
      Status: { ConstantValue: 'STATUS_ORDER_PAYMENT_FAILED' },
      CustomerOrderScheduledPayments: [
        {
          Failed: true,
          FailedMessage: 'ErrorCode 2 - This transaction has been declined.',
          payNowIsAvailable: true,
        },
        {},
        {},
      ],
    });
    const CustomerOrderScheduledPayments = [{ Sort: 1, PaymentMethodID: ids['good'] }];
    const changed = await customer.send(change, {
      CustomerOrderID: order.orderId,
      CustomerOrderScheduledPayments,
    });
    expect(changed.body.order.CustomerOrderScheduledPayments[0]).toMatchObject({
      Failed: true,
      PaymentMethod: { LastFour: '1111' },
    });
    expect((await pay(order)).body.order.CustomerOrderScheduledPayments[0]).toMatchObject({
      Captured: true,
      Failed: false,
    });
    const again = await customer.send(change, {
      CustomerOrderID: order.orderId,
      CustomerOrderScheduledPayments,
    });
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CHANGEABLE']);
  });

  test('[INSTAL-14] a sort that does not exist, no card, another’s card, an expired one', async () => {
    const order = await plan();
    const send = (CustomerOrderScheduledPayments: object[]) =>
      customer.send(change, { CustomerOrderID: order.number, CustomerOrderScheduledPayments });
    const unknown = await send([{ Sort: 4, PaymentMethodID: ids['good'] }]);
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'Cant find scheduled payment that matches sort value',
    ]);
    expect((await send([{ Sort: 1 }])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    const theirs = await addCard(app, await signedIn(app, other), {});
    expect((await send([{ Sort: 1, PaymentMethodUUID: theirs.PaymentMethodUUID }])).status).toBe(404);
    await app.database.db
      .updateTable('payment_methods')
      .set({ expiration: '2026-01' })
      .where('payment_method_id', '=', ids['held']!)
      .execute();
    expect((await send([{ Sort: 1, PaymentMethodID: ids['held'] }])).body.code).toBe('CARD_EXPIRED');
    expect((await read(order)).CustomerOrderScheduledPayments[0].PaymentMethodID).toBe(ids['good']);
    const expired = await plan('held');
    expect((await pay(expired)).body.code).toBe('CARD_EXPIRED');
    expect(await charges(expired)).toEqual([]);
    await app.database.db
      .updateTable('payment_methods')
      .set({ expiration: '2030-04' })
      .where('payment_method_id', '=', ids['held']!)
      .execute();
  });

  test('[SEC-30] another’s payment: as if it did not exist, and no call to the gateway', async () => {
    const order = await plan();
    const stranger = await signedIn(app, other);
    expect((await pay(order, 0, stranger)).status).toBe(404);
    const mine = await plan();
    const mixed = await customer.send(payNow, {
      CustomerOrderID: mine.orderId,
      CustomerOrderScheduledPaymentID: order.paymentIds[0],
    });
    expect(mixed.status).toBe(404);
    expect([...(await charges(order)), ...(await charges(mine))]).toEqual([]);
  });

  test('[E7] while the gateway does not answer: 202, no second charge, no other card, and found later', async () => {
    const order = await plan('dropped');
    await fault(app, { kind: 'webhook-lost', call: 'createTransactionRequest' });
    const { status, body } = await pay(order);
    expect(status).toBe(202);
    expect(body.order).toMatchObject({
      payNowIsAvailable: false,
      CustomerOrderScheduledPayments: [{ Charging: true, Captured: false }, {}, {}],
    });
    expect((await pay(order)).status).toBe(202);
    const busy = await customer.send(change, {
      CustomerOrderID: order.orderId,
      CustomerOrderScheduledPayments: [{ Sort: 1, PaymentMethodID: ids['good'] }],
    });
    expect(busy.body.code).toBe('ORDER_NOT_CHANGEABLE');
    app.clock.advance(120);
    for (let tries = 0; tries < 50; tries += 1) {
      await app.reconcile();
      if ((await read(order)).CustomerOrderScheduledPayments[0].Captured) break;
      await sleep(100);
    }
    expect((await read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({
      Captured: true,
      Charging: false,
    });
    expect(await charges(order)).toHaveLength(1);
  });

  test('[OPS-22] [E7] the job charges what is due, and nothing else, however often and in however many nodes', async () => {
    const due = await plan('good', [0, 30, 60]);
    await Promise.all([runJobs(), runJobs(), runJobs(), pay(due), pay(due)]);
    await runJobs();
    const { CustomerOrderScheduledPayments: payments } = await read(due);
    expect(payments.map(({ Captured }: { Captured: boolean }) => Captured)).toEqual([true, false, false]);
    expect(await charges(due)).toHaveLength(1);
  });

  test('[OPS-22] [OPS-44] three tries over seven days, a mail for each, then a person decides; another card is tried anew', async () => {
    const order = await plan('bad', [0, 400, 430]);
    const tries = async (): Promise<number> => (await charges(order)).length;
    const seen: number[] = [];
    for (let day = 0; day <= 9; day += 1) {
      await runJobs();
      await runJobs();
      seen.push(await tries());
      app.clock.advance(DAY_SECONDS);
    }
    expect(seen).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
    customer = await signedIn(app, fan);
    const mails = (await mailsTo(app, fan)).filter(({ subject }) => subject.includes(order.number));
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('installment-failed'));
    await customer.send(change, {
      CustomerOrderID: order.orderId,
      CustomerOrderScheduledPayments: [{ Sort: 1, PaymentMethodID: ids['good'] }],
    });
    await runJobs();
    expect((await read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({ Captured: true });
  });

  test('[OPS-22] a card that expired is a failed try without a charge', async () => {
    const order = await plan('held', [0]);
    await app.database.db
      .updateTable('payment_methods')
      .set({ expiration: '2026-01' })
      .where('payment_method_id', '=', ids['held']!)
      .execute();
    await runJobs();
    expect(await charges(order)).toEqual([]);
    expect((await read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({ Failed: true });
  });

  test('[INSTAL-13] a gateway that refuses without words leaves it failed, and it can be paid again', async () => {
    const order = await plan();
    await fault(app, { kind: 'decline', call: 'createTransactionRequest' });
    expect((await pay(order)).status).toBe(409);
    expect((await pay(order)).status).toBe(200);
    expect((await charges(order)).map(({ state }) => state).sort()).toEqual(['declined', 'succeeded']);
  });
});
