// Both gateways' notices, at the one address that there is.
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { standInCredentials } from '../../stand-in-gateway/index.ts';
import { stripeSignature } from '../../stand-in-gateway/stripe/notices.ts';
import { stripePagesAlone } from '../../stand-in-gateway/register-stand-in.ts';
import { sendNotifications } from '../../stand-in-gateway/webhooks/notify.ts';
import { decide } from '../../stand-in-gateway/control/decide.ts';
import { createLog } from '../../platform/log.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { gatewayKinds } from '../gateway/payment-gateway.ts';
import type { GatewayKind } from '../gateway/payment-gateway.ts';
import { pay } from '../testing/carts.ts';
import { expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

interface Speech {
  charge: string;
  /** What leaves a charge unknown for as long as it is asked about: a gateway with keys is asked by the order itself. */
  nothing: FaultKind;
  body(id: string, ref: string): string;
  headers(body: string, now: Date): Record<string, string>;
}

const speeches: Record<GatewayKind, Speech> = {
  authorizenet: {
    charge: 'createTransactionRequest',
    nothing: 'reset',
    body: (id, ref) => JSON.stringify({ notificationId: id, payload: { merchantReferenceId: ref } }),
    headers: (body) => {
      const mac = createHmac('sha512', standInCredentials.signatureKey).update(body).digest('hex');
      return { 'x-anet-signature': `sha512=${mac}` };
    },
  },
  stripe: {
    charge: 'POST /v1/payment_intents',
    nothing: 'error-500',
    body: (id, ref) => JSON.stringify({ id, object: 'event', data: { object: { metadata: { ref } } } }),
    headers: (body, now) => ({ 'stripe-signature': stripeSignature(body, now) }),
  },
};

describe.each(gatewayKinds)('notices of %s are hints', (kind) => {
  const { charge: CHARGE, nothing, body: bodyOf, headers: headersOf } = speeches[kind];
  let world: PaymentWorld;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld('server', true, kind);
    good = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 6000 + count);
  });

  const isOrdered = async () => (await world.carts.get(cart)).state === 'ordered';
  const waitUntilOrdered = async () => {
    for (let tries = 0; tries < 100 && !(await isOrdered()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await world.settle();
  };
  const delivered = async () => {
    const { rows } = {
      rows: await world.database.db.selectFrom('payment_notifications').selectAll().execute(),
    };
    return rows;
  };
  const notify = (ref: string, notificationId: string = randomUUID()) => {
    const body = bodyOf(notificationId, ref);
    return world.shop.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: { 'content-type': 'application/json', ...headersOf(body, world.clock.now()) },
      payload: body,
    });
  };

  test('[CART-22] a lost answer is settled by the notification, long before the next look', async () => {
    await world.fault({ kind: 'webhook-late', call: CHARGE, seconds: 1 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    expect((await pay(world.payments, cart, good)).intent.state).toBe('unknown');
    world.clock.advance(2);
    await sendDue();
    await waitUntilOrdered();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });

  const sendDue = () =>
    sendNotifications({
      db: world.database.db,
      clock: world.clock,
      log: createLog('silent'),
      credentials: standInCredentials,
      hasControls: true,
      stripePagesAt: stripePagesAlone,
      deliver: async (body, signature) => {
        const { statusCode } = await world.shop.inject({
          method: 'POST',
          url: '/payment/webhook',
          headers: { 'content-type': 'application/json', ...signature },
          payload: body,
        });
        return statusCode === 200;
      },
    });

  test('[SEC-100] [SEC-55] [GATE-05] the same notification twenty times has one effect', async () => {
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await world.fault({ kind: 'webhook-lost', call: CHARGE });
    const { intent } = await pay(world.payments, cart, good);
    const id = randomUUID();
    const before = (await delivered()).length;
    for (let times = 0; times < 20; times += 1) expect((await notify(intent.ref, id)).statusCode).toBe(200);
    await waitUntilOrdered();
    expect(await world.carts.get(cart)).toMatchObject({ told: 'ordered' });
    expect((await delivered()).length).toBe(before + 1);
    await expectBooksToAgree(world.database.db);
  });

  test('[SEC-55] a replay does not make us ask again', async () => {
    await world.fault({ kind: nothing, call: CHARGE });
    const { intent } = await pay(world.payments, cart, good);
    const looks = vi.spyOn(world.gateway, 'findByRef');
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      await notify(intent.ref, id);
      await world.settle();
    }
    expect(looks).toHaveBeenCalledTimes(1);
    await notify(intent.ref);
    await world.settle();
    expect(looks).toHaveBeenCalledTimes(2);
    looks.mockRestore();
  });

  test('[SEC-55] a notification proves nothing: what the gateway does not know is not paid', async () => {
    await world.fault({ kind: nothing, call: CHARGE });
    const { intent } = await pay(world.payments, cart, good);
    await notify(intent.ref);
    await world.settle();
    expect(await isOrdered()).toBe(false);
    expect((await notify('A'.repeat(20))).statusCode).toBe(200);
    await expectBooksToAgree(world.database.db);
  });

  test('[CART-22] a notification that is faster than the answer changes nothing: the answer settles it', async () => {
    const node = world.anotherNode(async (step) => {
      if (step === 'gateway answered') await notify(await refOf(cart));
    });
    expect((await pay(node, cart, good)).intent.state).toBe('succeeded');
    await world.settle();
    expect(await world.carts.get(cart)).toMatchObject({ told: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });
  const refOf = async (target: string) =>
    (
      await world.database.db
        .selectFrom('payment_intents')
        .select('ref')
        .where('target_id', '=', target)
        .executeTakeFirstOrThrow()
    ).ref;

  test('[OPS-10] [CART-22] twice and out of order: held, approved, and one order', async () => {
    await world.fault({ kind: 'webhook-late', call: CHARGE, seconds: 60 });
    await world.fault({ kind: 'webhook-twice', call: CHARGE });
    const holding = await world.addCard('4000000000000259');
    const { intent } = await pay(world.payments, cart, holding);
    expect(intent.state).toBe('held');
    const needs = {
      db: world.database.db,
      clock: world.clock,
      log: createLog('silent'),
      credentials: standInCredentials,
      hasControls: true,
      stripePagesAt: stripePagesAlone,
      deliver: async () => true,
    };
    await decide(needs, Number(intent.transactionId!.replace('pi_', '')), true);
    await notify(intent.ref);
    await waitUntilOrdered();
    world.clock.advance(61);
    await sendDue();
    await world.settle();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });
});
