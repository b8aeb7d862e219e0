import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendNotifications, standInCredentials } from '../../stand-in-gateway/index.ts';
import { decide } from '../../stand-in-gateway/control/decide.ts';
import { createLog } from '../../platform/log.ts';
import { pay } from '../testing/carts.ts';
import { expectBooksToAgree } from '../testing/oracle.ts';
import { openTill } from '../testing/till.ts';
import type { Till } from '../testing/till.ts';

const CHARGE = 'createTransactionRequest';

describe('notifications are hints', () => {
  let till: Till;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    till = await openTill('server', true);
    good = await till.addCard('4111111111111111');
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await till.carts.add(cart, 6000 + count);
  });

  const isOrdered = async () => (await till.carts.get(cart)).state === 'ordered';
  const waitUntilOrdered = async () => {
    for (let tries = 0; tries < 100 && !(await isOrdered()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await till.settle();
  };
  const delivered = async () => {
    const { rows } = {
      rows: await till.database.db.selectFrom('payment_notifications').selectAll().execute(),
    };
    return rows;
  };
  const notify = (ref: string, notificationId: string = randomUUID()) => {
    const body = JSON.stringify({ notificationId, payload: { merchantReferenceId: ref } });
    const mac = createHmac('sha512', standInCredentials.signatureKey).update(body).digest('hex');
    return till.shop.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: { 'content-type': 'application/json', 'x-anet-signature': `sha512=${mac}` },
      payload: body,
    });
  };

  test('[CART-22] a lost answer is settled by the notification, long before the next look', async () => {
    await till.fault({ kind: 'webhook-late', call: CHARGE, seconds: 1 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    expect((await pay(till.payments, cart, good)).intent.state).toBe('unknown');
    till.clock.advance(2);
    await sendDue();
    await waitUntilOrdered();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(till.database.db);
  });

  const sendDue = () =>
    sendNotifications({
      db: till.database.db,
      clock: till.clock,
      log: createLog('silent'),
      credentials: standInCredentials,
      deliver: async (body, signature) => {
        const { statusCode } = await till.shop.inject({
          method: 'POST',
          url: '/payment/webhook',
          headers: { 'content-type': 'application/json', 'x-anet-signature': signature },
          payload: body,
        });
        return statusCode === 200;
      },
    });

  test('[SEC-55] the same notification twice and three times has one effect', async () => {
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await till.fault({ kind: 'webhook-lost', call: CHARGE });
    const { intent } = await pay(till.payments, cart, good);
    const id = randomUUID();
    const before = (await delivered()).length;
    for (let times = 0; times < 3; times += 1) expect((await notify(intent.ref, id)).statusCode).toBe(200);
    await waitUntilOrdered();
    expect(await till.carts.get(cart)).toMatchObject({ told: 'ordered' });
    expect((await delivered()).length).toBe(before + 1);
    await expectBooksToAgree(till.database.db);
  });

  test('[SEC-55] a replay does not make us ask again', async () => {
    await till.fault({ kind: 'reset', call: CHARGE });
    const { intent } = await pay(till.payments, cart, good);
    const looks = vi.spyOn(till.gateway, 'findByRef');
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      await notify(intent.ref, id);
      await till.settle();
    }
    expect(looks).toHaveBeenCalledTimes(1);
    await notify(intent.ref);
    await till.settle();
    expect(looks).toHaveBeenCalledTimes(2);
    looks.mockRestore();
  });

  test('[SEC-55] a notification proves nothing: what the gateway does not know is not paid', async () => {
    await till.fault({ kind: 'reset', call: CHARGE });
    const { intent } = await pay(till.payments, cart, good);
    await notify(intent.ref);
    await till.settle();
    expect(await isOrdered()).toBe(false);
    expect((await notify('A'.repeat(20))).statusCode).toBe(200);
    await expectBooksToAgree(till.database.db);
  });

  test('[CART-22] a notification that is faster than the answer changes nothing: the answer settles it', async () => {
    const node = till.anotherNode(async (step) => {
      if (step === 'gateway answered') await notify(await refOf(cart));
    });
    expect((await pay(node, cart, good)).intent.state).toBe('succeeded');
    await till.settle();
    expect(await till.carts.get(cart)).toMatchObject({ told: 'ordered' });
    await expectBooksToAgree(till.database.db);
  });
  const refOf = async (target: string) =>
    (
      await till.database.db
        .selectFrom('payment_intents')
        .select('ref')
        .where('target_id', '=', target)
        .executeTakeFirstOrThrow()
    ).ref;

  test('[OPS-10] [CART-22] twice and out of order: held, approved, and one order', async () => {
    await till.fault({ kind: 'webhook-late', call: CHARGE, seconds: 60 });
    await till.fault({ kind: 'webhook-twice', call: CHARGE });
    const holding = await till.addCard('4000000000000259');
    const { intent } = await pay(till.payments, cart, holding);
    expect(intent.state).toBe('held');
    const needs = {
      db: till.database.db,
      clock: till.clock,
      log: createLog('silent'),
      credentials: standInCredentials,
      deliver: async () => true,
    };
    await decide(needs, Number(intent.transactionId), true);
    await notify(intent.ref);
    await waitUntilOrdered();
    till.clock.advance(61);
    await sendDue();
    await till.settle();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(till.database.db);
  });
});
