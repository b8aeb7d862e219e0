import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { bothEngines } from '../../testing/test-database.ts';
import { gatewayKinds } from '../gateway/payment-gateway.ts';
import { pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

/** Where the two that we speak with differ. */
const differences = {
  authorizenet: {
    declined: { code: '2', message: 'This transaction has been declined.' },
    // What has not settled is taken back as if it had never been.
    afterwards: ['voided'],
  },
  stripe: {
    declined: { code: 'generic_decline', message: 'Your card was declined.' },
    afterwards: ['captured'],
  },
} as const;

const worlds = bothEngines.flatMap((engine) => gatewayKinds.map((kind) => ({ engine, kind })));

describe.each(cases(worlds))('charging exactly once ($engine, $kind)', ({ engine, kind }) => {
  const { declined: wordsOfNo, afterwards } = differences[kind];
  let world: PaymentWorld;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld(engine, false, kind);
    good = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 5000 + count);
  });
  const state = async () => (await world.carts.get(cart)).state;

  test('[OPS-10] [CALL-07] an approved card: the money, the order and the ledger at once', async () => {
    const { intent, result, isNew } = await pay(world.payments, cart, good);
    expect({ state: intent.state, result, isNew }).toEqual({
      state: 'succeeded',
      result: `order of ${cart}`,
      isNew: true,
    });
    expect(intent.ref).toMatch(/^[A-Z2-7]{20}$/);
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(world.database.db);
  });

  test('[CALL-07] who pays again gets what was paid already, and nothing is sent', async () => {
    const first = await pay(world.payments, cart, good);
    const again = await pay(world.payments, cart, good);
    expect(again).toMatchObject({ isNew: false, intent: { ref: first.intent.ref, state: 'succeeded' } });
    expect(await chargesOf(world, 5000 + count)).toHaveLength(1);
  });

  test('[CALL-07] [SEC-39] twenty at once, from two nodes: one charge', async () => {
    const nodes = [world.payments, world.anotherNode()];
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => pay(nodes[at % 2]!, cart, good)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await chargesOf(world, 5000 + count)).toHaveLength(1);
    await expectBooksToAgree(world.database.db);
  });

  test('[OPS-10] [CART-19] a declined card says so in the gateway’s words, and another card can pay at once', async () => {
    const bad = await world.addCard('4000000000000002');
    const declined = await pay(world.payments, cart, bad);
    expect(declined.intent).toMatchObject({
      state: 'declined',
      attempt: 1,
      problem: wordsOfNo,
    });
    expect(await state()).toBe('open');
    expect((await pay(world.payments, cart, bad)).intent).toMatchObject({ state: 'declined', attempt: 2 });
    expect((await pay(world.payments, cart, good)).intent).toMatchObject({ state: 'succeeded', attempt: 3 });
    await expectBooksToAgree(world.database.db);
  });

  test('[CART-22] approved, and what it was for is gone: it goes back, and is told once', async () => {
    const node = world.anotherNode(async (step) => {
      if (step === 'gateway answered') await world.carts.set(cart, 'released');
    });
    expect((await pay(node, cart, good)).intent.state).toBe('unfulfilled');
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'released', told: 'money-back' });
    expect((await chargesOf(world, 5000 + count)).map(({ status }) => status)).toEqual(afterwards);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-04] [CALL-26] a card that was deleted at the gateway is a certain no, and another card can pay', async () => {
    const gone = await world.addCard('5424000000000015');
    const { db } = world.database;
    await db
      .updateTable('standin_cards')
      .set({ deleted_at: world.clock.now() })
      .where('last_four', '=', '0015')
      .execute();
    expect((await pay(world.payments, cart, gone)).intent.state).toBe('failed');
    expect(await state()).toBe('open');
    expect(await chargesOf(world, 5000 + count)).toEqual([]);
    expect((await pay(world.payments, cart, good)).intent).toMatchObject({ state: 'succeeded', attempt: 2 });
    await expectBooksToAgree(db);
  });

  test('[OPS-10] [CART-22] held for review: nothing can be charged again, and the decision ends it', async () => {
    const holding = await world.addCard('4000000000000259');
    const { intent } = await pay(world.payments, cart, holding);
    expect(intent.state).toBe('held');
    expect((await pay(world.payments, cart, good)).isNew).toBe(false);
    world.clock.advance(120);
    await world.payments.reconcile();
    expect(await state()).toBe('paying');
    await world.database.db
      .updateTable('standin_transactions')
      .set({ status: 'rejected' })
      .where('status', '=', 'held')
      .execute();
    world.clock.advance(700);
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'declined' });
    await expectBooksToAgree(world.database.db);
  });
});
