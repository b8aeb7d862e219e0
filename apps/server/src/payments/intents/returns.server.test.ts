import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { engines } from '../../testing/test-database.ts';
import { cartTarget, pay } from '../testing/carts.ts';
import { chargesOf } from '../testing/oracle.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import { openPaymentWorld, owner, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const MOVE = 'createTransactionRequest';
const A_DAY = 25 * 3600;

describe.each(engines)('money that goes back (%s)', (engine) => {
  let world: PaymentWorld;
  let good: number;
  let count = 0;
  let cart = '';
  let ref = '';
  beforeAll(async () => {
    world = await openPaymentWorld(engine);
    good = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 9000 + count);
    ref = (await pay(world.payments, cart, good)).intent.ref;
    await world.carts.add(`refund-${cart}`, 1);
    await world.carts.set(`refund-${cart}`, 'paying');
  });

  const giveBack = (amountCents: number, targetId = `refund-${cart}`) =>
    inTransaction(world.database.db, (tx) =>
      world.payments.planReturn(tx, {
        sellerId: 1,
        ofRef: ref,
        amountCents,
        targetKind: 'installment',
        targetId,
      }),
    );
  const stateOf = async (intentRef: string) =>
    await world.database.db
      .selectFrom('payment_intents')
      .select(['state', 'return_by'])
      .where('ref', '=', intentRef)
      .executeTakeFirstOrThrow();
  const refunds = async () =>
    world.database.db.selectFrom('standin_transactions').selectAll().where('kind', '=', 'refund').execute();

  test('[OPS-10] all of it before it has settled is voided, and what it was for is told in the same transaction', async () => {
    const intent = await giveBack(9000 + count);
    await world.payments.reconcile();
    expect(await stateOf(intent!.ref)).toEqual({ state: 'succeeded', return_by: 'void' });
    expect((await chargesOf(world, 9000 + count))[0]!.status).toBe('voided');
    expect((await world.carts.get(`refund-${cart}`)).state).toBe('ordered');
    const entries = await world.database.db
      .selectFrom('ledger')
      .select(['kind', 'amount_cents'])
      .where('ref', 'in', [ref, intent!.ref])
      .orderBy('entry_id')
      .execute();
    expect(entries).toEqual([
      { kind: 'capture', amount_cents: 9000 + count },
      { kind: 'return', amount_cents: -(9000 + count) },
    ]);
  });

  test('[OPS-10] a part of it waits until it has settled, and is refunded then', async () => {
    const intent = await giveBack(1000);
    await world.payments.reconcile();
    expect((await stateOf(intent!.ref)).state).toBe('planned');
    world.clock.advance(A_DAY);
    await world.payments.reconcile();
    expect(await stateOf(intent!.ref)).toEqual({ state: 'succeeded', return_by: 'refund' });
    expect((await refunds()).at(-1)).toMatchObject({ amount_cents: 1000, invoice: intent!.ref });
  });

  test('[OPS-24] never more than came, however it is cut, and each purpose once', async () => {
    await giveBack(5000);
    expect(await giveBack(1000)).toBeUndefined();
    await expect(giveBack(5000, 'another')).rejects.toThrow(`${4000 + count} cents are left`);
    await expect(giveBack(0, 'another')).rejects.toThrow();
    await world.carts.add(`rest-${cart}`, 1);
    await world.carts.set(`rest-${cart}`, 'paying');
    expect(await giveBack(4000 + count, `rest-${cart}`)).toBeDefined();
    await expect(giveBack(1, 'another')).rejects.toThrow('0 cents are left');
    world.clock.advance(A_DAY);
    await world.payments.reconcile();
    const given = (await refunds()).map(({ amount_cents: cents }) => cents);
    expect(given).toEqual(expect.arrayContaining([5000, 4000 + count]));
  });

  test.each(['hang-after', 'reset-after', 'html-502-after', 'hang', 'reset', 'html-502'] as const)(
    '[CALL-07] a refund with %s goes back once',
    async (kind) => {
      world.clock.advance(A_DAY);
      const before = (await refunds()).length;
      const intent = await giveBack(700);
      await world.fault({ kind, call: MOVE });
      await world.payments.reconcile();
      expect((await stateOf(intent!.ref)).state).toBe('unknown');
      for (let rounds = 0; rounds < 3; rounds += 1) await reconcileTwice(world);
      expect((await stateOf(intent!.ref)).state).toBe('succeeded');
      expect((await refunds()).length).toBe(before + 1);
    },
  );

  test.each(['reset-after', 'reset'] as const)('[CALL-07] a void with %s is done once', async (kind) => {
    const intent = await giveBack(9000 + count);
    await world.fault({ kind, call: MOVE });
    await world.payments.reconcile();
    for (let rounds = 0; rounds < 3; rounds += 1) await reconcileTwice(world);
    expect(await stateOf(intent!.ref)).toEqual({ state: 'succeeded', return_by: 'void' });
  });

  test('[CALL-07] what settles between two tries to void it is refunded instead', async () => {
    const intent = await giveBack(9000 + count);
    await world.fault({ kind: 'reset', call: MOVE });
    await world.payments.reconcile();
    world.clock.advance(60);
    await world.payments.reconcile();
    await world.database.db
      .updateTable('standin_transactions')
      .set({ submitted_at: new Date(world.clock.now().getTime() - A_DAY * 1000) })
      .where('invoice', '=', ref)
      .execute();
    await reconcileTwice(world);
    expect(await stateOf(intent!.ref)).toEqual({ state: 'succeeded', return_by: 'refund' });
  });

  test('[OPS-21] a planned charge is sent by the reconciler, and by one node only', async () => {
    await world.carts.add(`award-${count}`, 20_000 + count);
    await world.carts.set(`award-${count}`, 'paying');
    const plan = await inTransaction(world.database.db, async (tx) => {
      const card = await findChargeableCard(tx, owner, { id: good });
      return world.payments.planCharge(tx, cartTarget, {
        sellerId: 1,
        targetId: `award-${count}`,
        amountCents: 20_000 + count,
        currency: 'USD',
        card: card!,
      });
    });
    expect(plan!.state).toBe('planned');
    await Promise.all([
      world.payments.reconcile(),
      world.anotherNode().reconcile(),
      world.payments.reconcile(),
    ]);
    expect((await stateOf(plan!.ref)).state).toBe('succeeded');
    expect(await chargesOf(world, 20_000 + count)).toHaveLength(1);
  });

  test('[OPS-10] a charge that nobody can use is given back however often the gateway refuses', async () => {
    await world.carts.add('gone', 12_345);
    const node = world.anotherNode(async (step) => {
      if (step === 'gateway answered') await world.carts.set('gone', 'released');
    });
    await pay(node, 'gone', good);
    await world.database.db
      .updateTable('standin_transactions')
      .set({ status: 'held' })
      .where('amount_cents', '=', 12_345)
      .execute();
    world.clock.advance(A_DAY);
    await reconcileTwice(world);
    await world.database.db
      .updateTable('standin_transactions')
      .set({ status: 'captured' })
      .where('amount_cents', '=', 12_345)
      .execute();
    for (let hours = 0; hours < 4; hours += 1) {
      world.clock.advance(3600);
      await reconcileTwice(world);
    }
    const given = (await refunds()).filter(({ amount_cents: cents }) => cents === 12_345);
    expect(given).toHaveLength(1);
  });
});
