import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { engines } from '../../testing/test-database.ts';
import { installmentTarget, pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const CHARGE = 'createTransactionRequest';

describe.each(engines)('when the gateway does not answer (%s)', (engine) => {
  let world: PaymentWorld;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld(engine);
    good = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 5000 + count);
  });
  const state = async () => (await world.carts.get(cart)).state;

  test('[OPS-10] [CART-22] the card that is charged and then drops the connection: unknown, then paid', async () => {
    const dropping = await world.addCard('4000000000000119');
    const { intent } = await pay(world.payments, cart, dropping);
    expect(intent.state).toBe('unknown');
    expect(await state()).toBe('paying');
    world.clock.advance(4);
    await world.payments.reconcile();
    expect(await state(), 'nobody asks before five seconds are over').toBe('paying');
    world.clock.advance(1);
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });

  test.each(['hang-after', 'reset-after', 'html-502-after'] as const)(
    '[CART-22] %s: charged, and nobody said so: it is found, once',
    async (kind) => {
      await world.fault({ kind, call: CHARGE });
      expect((await pay(world.payments, cart, good)).intent.state).toBe('unknown');
      expect((await pay(world.payments, cart, good)).isNew).toBe(false);
      await Promise.all([reconcileTwice(world), world.anotherNode().reconcile()]);
      expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
      expect(await chargesOf(world, 5000 + count)).toHaveLength(1);
      await expectBooksToAgree(world.database.db);
    },
  );

  test.each(['hang', 'reset', 'html-502'] as const)(
    '[CART-22] %s: never arrived: two minutes after the call ended the customer may try again',
    async (kind) => {
      await world.fault({ kind, call: CHARGE });
      expect((await pay(world.payments, cart, good)).intent.state).toBe('unknown');
      for (const seconds of cases([5, 10, 30])) {
        world.clock.advance(seconds);
        await world.payments.reconcile();
      }
      world.clock.advance(74);
      await world.payments.reconcile();
      expect(await state()).toBe('paying');
      world.clock.advance(1);
      await world.payments.reconcile();
      expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'absent' });
      expect(await chargesOf(world, 5000 + count)).toHaveLength(0);
      expect((await pay(world.payments, cart, good)).intent).toMatchObject({
        state: 'succeeded',
        attempt: 2,
      });
      await expectBooksToAgree(world.database.db);
    },
  );

  test('[CART-22] a list that is late does not close what was charged', async () => {
    await world.fault({ kind: 'late-listing', call: CHARGE, seconds: 100 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good);
    for (const seconds of cases([5, 10, 30, 75])) {
      world.clock.advance(seconds);
      await world.payments.reconcile();
    }
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });

  test('[CART-22] a list that is hours late: the money goes back, and the customer is told', async () => {
    await world.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good);
    await reconcileTwice(world);
    expect(await state()).toBe('open');
    await world.carts.set(cart, 'released');
    world.clock.advance(3 * 3600);
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'released', told: 'absent money-back' });
    await world.payments.reconcile();
    const [charge] = await chargesOf(world, 5000 + count);
    expect(charge!.status).toBe('voided');
    await expectBooksToAgree(world.database.db);
  });

  test('[CART-22] found late, and paid by another attempt meanwhile: the duplicate goes back, the order stays', async () => {
    await world.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good);
    await reconcileTwice(world);
    expect((await pay(world.payments, cart, good)).intent.state).toBe('succeeded');
    world.clock.advance(3 * 3600);
    await world.payments.reconcile();
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({
      state: 'ordered',
      told: 'absent ordered money-back',
    });
    expect((await chargesOf(world, 5000 + count)).map(({ status }) => status).sort()).toEqual([
      'captured',
      'voided',
    ]);
    await expectBooksToAgree(world.database.db);
  });

  test('[CART-22] found late, while another attempt is still undecided: the late one goes back, the other decides', async () => {
    const holding = await world.addCard('4000000000000259');
    await world.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good);
    await reconcileTwice(world);
    expect((await pay(world.payments, cart, holding)).intent.state).toBe('held');
    world.clock.advance(3 * 3600);
    await world.payments.reconcile();
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying', told: 'absent money-back' });
    await decideHeld('captured');
    world.clock.advance(3600);
    await world.payments.reconcile();
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(world.database.db);
  });
  const decideHeld = (status: 'captured' | 'rejected') =>
    world.database.db
      .updateTable('standin_transactions')
      .set({ status })
      .where('status', '=', 'held')
      .execute();

  test('[CALL-07] [GATE-04] another amount or currency than ours is no payment of ours: an operator decides', async () => {
    await world.fault({ kind: 'reset-after', call: CHARGE });
    const { intent } = await pay(world.payments, cart, good);
    const own = world.database.db.updateTable('standin_transactions').where('invoice', '=', intent.ref);
    await own.set({ amount_cents: 1 }).execute();
    world.clock.advance(60);
    await world.payments.reconcile();
    const row = () =>
      world.database.db
        .selectFrom('payment_intents')
        .select(['state', 'problem_code'])
        .where('ref', '=', intent.ref)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ state: 'attention', problem_code: 'contradiction' });
    expect(await state()).toBe('paying');
    await own.set({ amount_cents: 5000 + count, currency: 'CAD' }).execute();
    world.clock.advance(3600);
    await world.payments.reconcile();
    expect((await row()).state).toBe('attention');
    await own.set({ currency: 'USD' }).execute();
    world.clock.advance(3600);
    await world.payments.reconcile();
    expect((await row()).state).toBe('succeeded');
    await expectBooksToAgree(world.database.db);
  });

  test('[CALL-07] an installment that never arrived is sent again with the same reference, for hours, not for ever', async () => {
    await world.fault({ kind: 'reset', call: CHARGE, times: 2 });
    const { intent } = await pay(world.payments, cart, good, installmentTarget);
    await reconcileTwice(world);
    expect(await state()).toBe('paying');
    await reconcileTwice(world);
    expect(await state()).toBe('ordered');
    const [charge, ...others] = await chargesOf(world, 5000 + count);
    expect({ invoice: charge!.invoice, others }).toEqual({ invoice: intent.ref, others: [] });
    await expectBooksToAgree(world.database.db);

    await world.carts.add('late', 7777);
    await world.fault({ kind: 'reset', call: CHARGE });
    const late = await pay(world.payments, 'late', good, installmentTarget);
    world.clock.advance(9 * 3600);
    await reconcileTwice(world);
    const row = await world.database.db
      .selectFrom('payment_intents')
      .select('state')
      .where('ref', '=', late.intent.ref)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('attention');
  });

  test('[CALL-07] sent again although it had arrived: the gateway knows the repetition, and one charge is found', async () => {
    await world.fault({ kind: 'late-listing', call: CHARGE, seconds: 20 * 60 });
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good, installmentTarget);
    await reconcileTwice(world);
    expect(await state()).toBe('paying');
    await reconcileTwice(world);
    expect(await state()).toBe('ordered');
    expect(await chargesOf(world, 5000 + count)).toHaveLength(1);
    await expectBooksToAgree(world.database.db);
  });

  test('[CALL-07] a gateway that cannot be asked decides nothing', async () => {
    await world.fault({ kind: 'reset-after', call: CHARGE });
    await pay(world.payments, cart, good);
    await world.fault({ kind: 'html-502', times: 2 });
    await reconcileTwice(world);
    expect(await state()).toBe('paying');
    world.clock.advance(120);
    await world.payments.reconcile();
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(world.database.db);
  });
});
