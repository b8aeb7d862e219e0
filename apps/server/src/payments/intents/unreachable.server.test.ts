// A gateway that cannot be reached has refused nothing.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import { installmentTarget, pay, plannedTarget } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { neverSent } from '../testing/outages.ts';
import { openPaymentWorld, owner, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

describe.each(engines)('a gateway that cannot be reached (%s)', (engine) => {
  let world: PaymentWorld;
  let card: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld(engine);
    card = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 7000 + count);
  });
  afterEach(async () => {
    await world.breakRoad(undefined);
    await reconcileTwice(world);
  });
  const cents = () => 7000 + count;
  const latest = async () =>
    world.database.db
      .selectFrom('payment_intents')
      .select(['state', 'sent_at', 'problem_code', 'attempt'])
      .where('target_id', '=', cart)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow();

  test.each(neverSent)(
    '[CALL-07] %s: never sent, so all is as before, and the next try pays',
    async (outage) => {
      await world.breakRoad(outage);
      expect((await pay(world.payments, cart, card)).intent.state).toBe('unsent');
      expect(await latest()).toMatchObject({ state: 'unsent', sent_at: null, problem_code: null });
      expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'not-sent' });
      expect(await world.payments.awaySince(1)).toEqual(world.clock.now());
      await world.breakRoad(undefined);
      expect((await pay(world.payments, cart, card)).intent).toMatchObject({
        state: 'succeeded',
        attempt: 2,
      });
      expect(await chargesOf(world, cents())).toHaveLength(1);
    },
  );

  test('[CALL-07] reset after the first byte: anything may have happened, and it is looked up', async () => {
    await world.breakRoad('reset');
    expect((await pay(world.payments, cart, card)).intent.state).toBe('unknown');
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying', told: '' });
    await world.breakRoad(undefined);
    await reconcileTwice(world);
    expect(await latest()).toMatchObject({ state: 'closed', problem_code: 'absent' });
  });

  test('[CALL-07] sent once without an answer, and not again for want of a way: it stays unknown', async () => {
    await world.breakRoad('reset');
    await pay(world.payments, cart, card, installmentTarget);
    await world.breakRoad(undefined);
    world.clock.advance(120);
    await world.payments.reconcile();
    world.clock.advance(11 * 60);
    // Absent for long enough to be sent again; the look-up gets through, the charge does not.
    const looking = world.gateway.findByRef;
    world.gateway.findByRef = async (query) => {
      const found = await looking(query);
      await world.breakRoad('refused');
      return found;
    };
    await world.payments.reconcile();
    world.gateway.findByRef = looking;
    expect(await latest()).toMatchObject({ state: 'unknown', sent_at: expect.any(Date) });
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying', told: '' });
    await world.breakRoad(undefined);
    for (let looks = 0; looks < 3; looks += 1) await reconcileTwice(world);
    expect(await chargesOf(world, cents())).toHaveLength(1);
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered' });
  });

  test('[CALL-07] what a job sends waits for the gateway and goes when it is back, without a word', async () => {
    await world.breakRoad('refused');
    await world.carts.set(cart, 'paying');
    await world.database.db.transaction().execute(async (tx) => {
      const chosen = await findChargeableCard(tx, owner, { id: card });
      const plan = {
        sellerId: 1,
        targetId: cart,
        amountCents: cents(),
        currency: 'USD',
        card: chosen!,
      } as const;
      await world.payments.planCharge(tx, plannedTarget, plan);
    });
    await world.payments.reconcile();
    await world.payments.reconcile();
    expect(await latest()).toMatchObject({ state: 'planned', sent_at: null, attempt: 1 });
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying', told: '' });
    await world.breakRoad(undefined);
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    expect(await world.payments.awaySince(1)).toBeUndefined();
    expect(await chargesOf(world, cents())).toHaveLength(1);
  });

  test('[CALL-07] whatever was broken, every cent at the gateway is one in our books', async () => {
    await expectBooksToAgree(world.database.db);
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from ledger`.execute(
      world.database.db,
    );
    expect(rows[0]!.many).toBeGreaterThan(3);
  });

  test('[CALL-07] a return that could not be sent goes when the gateway is back', async () => {
    const { intent } = await pay(world.payments, cart, card);
    await world.database.db.transaction().execute((tx) =>
      world.payments.planReturn(tx, {
        sellerId: 1,
        ofRef: intent.ref,
        amountCents: cents(),
        targetKind: plannedTarget.kind,
        targetId: `${cart}-back`,
      }),
    );
    await world.breakRoad('no-name');
    await world.payments.reconcile();
    await world.breakRoad(undefined);
    world.clock.advance(100);
    await world.payments.reconcile();
    expect((await chargesOf(world, cents())).map(({ status }) => status)).toEqual(['voided']);
  });
});
