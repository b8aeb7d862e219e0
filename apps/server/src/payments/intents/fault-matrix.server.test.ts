// Every order to move money × every way in which it may break, with every gateway: nothing is lost, nothing moves twice.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { gatewayKinds } from '../gateway/payment-gateway.ts';
import type { GatewayKind } from '../gateway/payment-gateway.ts';
import { installmentTarget, pay } from '../testing/carts.ts';
import { expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const A_DAY = 25 * 3600;

const orders: Record<GatewayKind, { charge: string; refund: string }> = {
  authorizenet: { charge: 'createTransactionRequest', refund: 'createTransactionRequest' },
  stripe: { charge: 'POST /v1/payment_intents', refund: 'POST /v1/refunds' },
};

/** What the gateway did before its answer was lost, and whether asking again is enough to have it done after all. */
const faults: [kind: FaultKind | 'refused', isDone: boolean][] = [
  ['refused', false],
  ['hang', false],
  ['hang-after', true],
  ['reset', false],
  ['reset-after', true],
  ['html-502', false],
  ['html-502-after', true],
];

/** Errors that are answered again under the same key, for as long as it is kept. */
const keptErrors: typeof faults = [
  ['error-500', false],
  ['error-500-after', true],
];

describe.each(gatewayKinds)('the matrix of faults (%s)', (kind) => {
  let world: PaymentWorld;
  let good: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld('server', false, kind);
    good = await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 7000 + count);
  });
  const breaks = async (fault: FaultKind | 'refused', order: keyof (typeof orders)['stripe']) => {
    if (fault === 'refused') await world.breakRoad('refused');
    else await world.fault({ kind: fault, call: orders[kind][order] });
  };
  const booked = async (which: 'charge' | 'refund', cents: number) =>
    (
      await world.database.db
        .selectFrom('standin_transactions')
        .select('status')
        .where('kind', '=', which)
        .where('amount_cents', '=', cents)
        .execute()
    ).map(({ status }) => status);
  // What hangs at Authorize.Net costs seconds, and reconcile.server.test.ts walks it.
  const own = kind === 'stripe' ? faults : faults.filter(([fault]) => !fault.startsWith('hang'));
  const possible = kind === 'stripe' ? [...own, ...keptErrors] : own;

  test.each(cases(possible))('[GATE-03] [GATE-04] a customer’s charge × %s', async (fault, isDone) => {
    await breaks(fault, 'charge');
    const { intent } = await pay(world.payments, cart, good);
    await world.breakRoad(undefined);
    expect(intent.state).toBe(fault === 'refused' ? 'unsent' : 'unknown');
    world.clock.advance(6);
    await world.payments.reconcile();
    await reconcileTwice(world);
    // A gateway with keys is asked by the very order, which then takes effect once; the other never heard of it.
    const isPaid = isDone || (kind === 'stripe' && fault !== 'refused' && fault !== 'error-500');
    expect((await world.carts.get(cart)).state).toBe(isPaid ? 'ordered' : 'open');
    expect(await booked('charge', 7000 + count)).toEqual(isPaid ? ['captured'] : []);
    await expectBooksToAgree(world.database.db);
  });

  test.each(cases(own))('[GATE-03] [GATE-04] a charge that nobody waits for × %s', async (fault) => {
    await breaks(fault, 'charge');
    await pay(world.payments, cart, good, installmentTarget);
    await world.breakRoad(undefined);
    world.clock.advance(6);
    await world.payments.reconcile();
    await reconcileTwice(world);
    await reconcileTwice(world);
    // What could not be sent at all is due again by itself.
    const left = fault === 'refused' ? { state: 'open', told: 'not-sent' } : { state: 'ordered' };
    expect(await world.carts.get(cart)).toMatchObject(left);
    expect(await booked('charge', 7000 + count)).toEqual(fault === 'refused' ? [] : ['captured']);
    await expectBooksToAgree(world.database.db);
  });

  test.each(cases(own))('[GATE-04] a look-up × %s decides nothing, and the next one does', async (fault) => {
    await world.fault({ kind: 'reset-after', call: orders[kind].charge });
    const { intent } = await pay(world.payments, cart, good);
    expect(intent.state).toBe('unknown');
    if (fault === 'refused') await world.breakRoad('refused');
    else await world.fault({ kind: fault });
    world.clock.advance(6);
    await world.payments.reconcile();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying' });
    await world.breakRoad(undefined);
    await reconcileTwice(world);
    expect((await world.carts.get(cart)).state).toBe('ordered');
    expect(await booked('charge', 7000 + count)).toEqual(['captured']);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-03] an order that is not what it was when it was written down is never sent, the first time or again', async () => {
    const other = await world.addCard('5424000000000015');
    const { db } = world.database;
    const cardOf = (id: number) =>
      db
        .selectFrom('payment_methods')
        .select('gateway_card_id')
        .where('payment_method_id', '=', id)
        .executeTakeFirstOrThrow();
    await world.fault({ kind: 'reset', call: orders[kind].charge });
    const { ref } = (await pay(world.payments, cart, good, installmentTarget)).intent;
    const change = async (id: number) =>
      db
        .updateTable('payment_intents')
        .set(await cardOf(id))
        .where('ref', '=', ref)
        .execute();
    await change(other);
    world.clock.advance(6);
    await world.payments.reconcile();
    await reconcileTwice(world);
    expect(await booked('charge', 7000 + count)).toEqual([]);
    expect((await world.carts.get(cart)).state).toBe('paying');
    await change(good);
    await reconcileTwice(world);
    await reconcileTwice(world);
    expect(await booked('charge', 7000 + count)).toEqual(['captured']);
    expect((await world.carts.get(cart)).state).toBe('ordered');
    await expectBooksToAgree(db);
  });

  test('[GATE-04] a charge × a decline is a no, and the next card pays', async () => {
    await world.fault({ kind: 'decline', call: orders[kind].charge });
    expect((await pay(world.payments, cart, good)).intent.state).toBe('declined');
    expect((await pay(world.payments, cart, good)).intent.state).toBe('succeeded');
    await expectBooksToAgree(world.database.db);
  });

  test.each(cases(own))('[GATE-03] [GATE-04] money that goes back × %s', async (fault) => {
    const { ref } = (await pay(world.payments, cart, good)).intent;
    world.clock.advance(A_DAY);
    await world.carts.add(`back-${cart}`, 1);
    await world.carts.set(`back-${cart}`, 'paying');
    const back = { sellerId: 1, ofRef: ref, amountCents: 1000 + count };
    const target = { targetKind: 'installment', targetId: `back-${cart}` };
    await inTransaction(world.database.db, (tx) => world.payments.planReturn(tx, { ...back, ...target }));
    await breaks(fault, 'refund');
    await world.payments.reconcile();
    await world.breakRoad(undefined);
    world.clock.advance(100);
    await world.payments.reconcile();
    await reconcileTwice(world);
    await reconcileTwice(world);
    expect(await booked('refund', 1000 + count)).toEqual(['refunded']);
    const returns = await world.database.db
      .selectFrom('payment_intents')
      .select('state')
      .where('of_ref', '=', ref)
      .execute();
    expect(returns).toEqual([{ state: 'succeeded' }]);
  });
});
