import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openTill } from '../testing/till.ts';
import type { Till } from '../testing/till.ts';

describe.each(engines)('charging exactly once (%s)', (engine) => {
  let till: Till;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    till = await openTill(engine);
    good = await till.addCard('4111111111111111');
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await till.carts.add(cart, 5000 + count);
  });
  const state = async () => (await till.carts.get(cart)).state;

  test('[OPS-10] [CALL-07] an approved card: the money, the order and the ledger at once', async () => {
    const { intent, result, isNew } = await pay(till.payments, cart, good);
    expect({ state: intent.state, result, isNew }).toEqual({
      state: 'succeeded',
      result: `order of ${cart}`,
      isNew: true,
    });
    expect(intent.ref).toMatch(/^[A-Z2-7]{20}$/);
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(till.database.db);
  });

  test('[CALL-07] who pays again gets what was paid already, and nothing is sent', async () => {
    const first = await pay(till.payments, cart, good);
    const again = await pay(till.payments, cart, good);
    expect(again).toMatchObject({ isNew: false, intent: { ref: first.intent.ref, state: 'succeeded' } });
    expect(await chargesOf(till, 5000 + count)).toHaveLength(1);
  });

  test('[CALL-07] [SEC-39] twenty at once, from two nodes: one charge', async () => {
    const nodes = [till.payments, till.anotherNode()];
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => pay(nodes[at % 2]!, cart, good)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await chargesOf(till, 5000 + count)).toHaveLength(1);
    await expectBooksToAgree(till.database.db);
  });

  test('[OPS-10] [CART-19] a declined card says so in the gateway’s words, and another card can pay at once', async () => {
    const bad = await till.addCard('4000000000000002');
    const declined = await pay(till.payments, cart, bad);
    expect(declined.intent).toMatchObject({
      state: 'declined',
      attempt: 1,
      problem: { code: '2', message: 'This transaction has been declined.' },
    });
    expect(await state()).toBe('open');
    expect((await pay(till.payments, cart, bad)).intent).toMatchObject({ state: 'declined', attempt: 2 });
    expect((await pay(till.payments, cart, good)).intent).toMatchObject({ state: 'succeeded', attempt: 3 });
    await expectBooksToAgree(till.database.db);
  });

  test('[CART-22] approved, and what it was for is gone: voided, and told once', async () => {
    const node = till.anotherNode(async (step) => {
      if (step === 'gateway answered') await till.carts.set(cart, 'released');
    });
    expect((await pay(node, cart, good)).intent.state).toBe('unfulfilled');
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'released', told: 'money-back' });
    expect((await chargesOf(till, 5000 + count)).map(({ status }) => status)).toEqual(['voided']);
    await expectBooksToAgree(till.database.db);
  });

  test('[OPS-10] [CART-22] held for review: nothing can be charged again, and the decision ends it', async () => {
    const holding = await till.addCard('4000000000000259');
    const { intent } = await pay(till.payments, cart, holding);
    expect(intent.state).toBe('held');
    expect((await pay(till.payments, cart, good)).isNew).toBe(false);
    till.clock.advance(120);
    await till.payments.reconcile();
    expect(await state()).toBe('paying');
    await till.database.db
      .updateTable('standin_transactions')
      .set({ status: 'rejected' })
      .where('status', '=', 'held')
      .execute();
    till.clock.advance(700);
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'open', told: 'declined' });
    await expectBooksToAgree(till.database.db);
  });
});
