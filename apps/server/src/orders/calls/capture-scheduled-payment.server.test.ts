import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo, other, signedIn } from '../../accounts/testing/people.ts';
import { addCard, fault } from '../../payments/testing/card-form.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { engines } from '../../testing/test-database.ts';
import { linkRequestPayments } from '../request-payments.ts';
import { openPlanWorld } from '../testing/plan-world.ts';
import type { PlanWorld } from '../testing/plan-world.ts';

const payNow = '/gen.v1/customerorder/capturescheduledpayment';
const DECLINED =
  'Transaction declined. Please provide a valid credit card number and complete your payment for this installment.';

describe.each(engines)('Pay Now (%s)', (engine) => {
  let world: PlanWorld;
  beforeAll(async () => {
    world = await openPlanWorld(engine);
  });
  afterAll(() => world.app.close());
  beforeEach(() => world.comeBack());
  afterEach(() => world.closeTheBooks());

  test('[CALL-47] [INSTAL-09] [INSTAL-10] Pay Now, one after the other: due, partly paid, paid', async () => {
    const order = await world.plan();
    expect((await world.read(order)).Status.ConstantValue).toBe('STATUS_ORDER_PAYMENT_DUE');
    const first = await world.pay(order);
    expect(first.status).toBe(200);
    expect(first.body.order).toMatchObject({
      Status: { ConstantValue: 'STATUS_ORDER_PART_PAID' },
      CustomerOrderScheduledPayments: [
        { Captured: true, payNowIsAvailable: false },
        { Captured: false, payNowIsAvailable: true },
        { Captured: false, payNowIsAvailable: false },
      ],
    });
    expect((await world.pay(order, 2)).body).toMatchObject({ code: 'PAY_NOW_NOT_OFFERED' });
    await world.pay(order, 1);
    expect((await world.pay(order, 2)).body.order.Status.ConstantValue).toBe('STATUS_ORDER_PAID');
    expect((await world.read(order)).TotalSummary.UserDue.total).toBe(0);
    const receipts = (await mailsTo(world.app, fan)).filter(({ subject }) => subject.includes(order.number));
    expect(receipts.map(({ kind }) => kind)).toEqual(Array(3).fill('installment-paid'));
  });

  test('[ENTITY-06] [CONST-32] an order’s cards say the same of themselves as the list of cards', async () => {
    const order = await world.plan('held');
    const { body } = await world.customer.send('/gen.v1/payment/paymentmethodlist', {});
    const listed = body.paymentMethods.find(
      ({ PaymentMethodID }: { PaymentMethodID: number }) => PaymentMethodID === world.cards.held,
    );
    expect(listed).toMatchObject({ DefaultFlag: false, Sort: 3 });
    const read = await world.read(order);
    expect(read.PaymentMethod).toEqual(listed);
    expect(read.CustomerOrderScheduledPayments[0].PaymentMethod).toEqual(listed);
  });

  test('[ENTITY-07] [CALL-47] a payment carries the keys of the request’s own, and Pay Now answers with it', async () => {
    const order = await world.plan();
    const uuid = randomUUID();
    await inTransaction(world.app.database.db, (tx) =>
      linkRequestPayments(tx, 1, [{ orderId: order.orderId, sort: 1, id: 77, uuid }]),
    );
    const keys = { LotteryOEGRequestPaymentMethodID: 77, LotteryOEGRequestPaymentMethodUUID: uuid };
    const [first, second] = (await world.read(order)).CustomerOrderScheduledPayments;
    expect(first).toMatchObject(keys);
    expect(second).not.toHaveProperty('LotteryOEGRequestPaymentMethodID');
    const { body } = await world.pay(order);
    expect(body.scheduledPayment).toMatchObject({ ...keys, Captured: true, Sort: 1 });
  });

  test('[CART-22] [CALL-47] a charge that is held for review is neither failed nor spoken of as failed', async () => {
    const order = await world.plan('bad');
    expect((await world.pay(order)).status).toBe(409);
    await world.changeCards(order, [{ Sort: 1, PaymentMethodID: world.cards.held }]);
    const { status, body } = await world.pay(order);
    expect(status).toBe(202);
    expect(body.scheduledPayment).toMatchObject({ Charging: true, Failed: false, payNowIsAvailable: false });
    expect(body.scheduledPayment).not.toHaveProperty('FailedMessage');
    expect(body.order.CustomerOrderScheduledPayments[0]).toEqual(body.scheduledPayment);
  });

  test('[SEC-40] Pay Now twenty times at once: one capture, one answer', async () => {
    const order = await world.plan();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.pay(order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await world.charges(order)).toHaveLength(1);
    expect((await world.pay(order)).status).toBe(200);
    expect(await world.charges(order)).toHaveLength(1);
  });

  test('[INSTAL-11] [INSTAL-12] [INSTAL-16] declined, then paid with another card', async () => {
    const order = await world.plan('bad');
    const { status, body } = await world.pay(order);
    expect([status, body.code, body.message]).toEqual([409, 'CARD_DECLINED', DECLINED]);
    expect(body.FailedMessage).toBe('ErrorCode 2 - This transaction has been declined.');
    expect(await world.read(order)).toMatchObject({
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
    const CustomerOrderScheduledPayments = [{ Sort: 1, PaymentMethodID: world.cards.good }];
    const changed = await world.changeCards(order, CustomerOrderScheduledPayments);
    expect(changed.body.order.CustomerOrderScheduledPayments[0]).toMatchObject({
      Failed: true,
      PaymentMethod: { LastFour: '1111' },
    });
    expect((await world.pay(order)).body.order.CustomerOrderScheduledPayments[0]).toMatchObject({
      Captured: true,
      Failed: false,
    });
    const again = await world.changeCards(order, CustomerOrderScheduledPayments);
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CHANGEABLE']);
  });

  test('[ERR-66] [INSTAL-14] a sort that does not exist, no card, another’s card, an expired one', async () => {
    const order = await world.plan();
    const send = (CustomerOrderScheduledPayments: object[]) =>
      world.changeCards(order, CustomerOrderScheduledPayments);
    const unknown = await send([{ Sort: 4, PaymentMethodID: world.cards.good }]);
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'Cant find scheduled payment that matches sort value',
    ]);
    expect(await send([{ Sort: 1 }])).toMatchObject({
      status: 400,
      body: {
        message: 'error missing payment method details',
        fields: {
          'CustomerOrderScheduledPayments.0.PaymentMethodID': 'error missing payment method details',
        },
      },
    });
    expect((await send([])).status).toBe(400);
    const theirs = await addCard(world.app, await signedIn(world.app, other), {});
    expect((await send([{ Sort: 1, PaymentMethodUUID: theirs.PaymentMethodUUID }])).status).toBe(404);
    await world.setExpiration('held', '2026-01');
    expect((await send([{ Sort: 1, PaymentMethodID: world.cards.held }])).body.code).toBe('CARD_EXPIRED');
    expect((await world.read(order)).CustomerOrderScheduledPayments[0].PaymentMethodID).toBe(
      world.cards.good,
    );
    const expired = await world.plan('held');
    expect((await world.pay(expired)).body.code).toBe('CARD_EXPIRED');
    expect(await world.charges(expired)).toEqual([]);
    await world.setExpiration('held', '2030-04');
  });

  test('[SEC-30] another’s payment: as if it did not exist, and no call to the gateway', async () => {
    const order = await world.plan();
    const stranger = await signedIn(world.app, other);
    expect((await world.pay(order, 0, stranger)).status).toBe(404);
    const mine = await world.plan();
    const mixed = await world.customer.send(payNow, {
      CustomerOrderID: mine.orderId,
      CustomerOrderScheduledPaymentID: order.paymentIds[0],
    });
    expect(mixed.status).toBe(404);
    expect([...(await world.charges(order)), ...(await world.charges(mine))]).toEqual([]);
  });

  test('while the gateway does not answer: 202, no second charge, no other card, and found later', async () => {
    const order = await world.plan('dropped');
    await fault(world.app, { kind: 'webhook-lost', call: 'createTransactionRequest' });
    const { status, body } = await world.pay(order);
    expect(status).toBe(202);
    expect(body.order).toMatchObject({
      payNowIsAvailable: false,
      CustomerOrderScheduledPayments: [{ Charging: true, Captured: false }, {}, {}],
    });
    expect((await world.pay(order)).status).toBe(202);
    const busy = await world.changeCards(order, [{ Sort: 1, PaymentMethodID: world.cards.good }]);
    expect(busy.body.code).toBe('ORDER_NOT_CHANGEABLE');
    world.app.clock.advance(120);
    for (let tries = 0; tries < 50; tries += 1) {
      await world.app.reconcile();
      if ((await world.read(order)).CustomerOrderScheduledPayments[0].Captured) break;
      await sleep(100);
    }
    expect((await world.read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({
      Captured: true,
      Charging: false,
    });
    expect(await world.charges(order)).toHaveLength(1);
  });

  test('[INSTAL-13] a gateway that refuses without words leaves it failed, and it can be paid again', async () => {
    const order = await world.plan();
    await fault(world.app, { kind: 'decline', call: 'createTransactionRequest' });
    expect((await world.pay(order)).status).toBe(409);
    expect((await world.pay(order)).status).toBe(200);
    expect((await world.charges(order)).map(({ state }) => state).sort()).toEqual(['declined', 'succeeded']);
  });
});
