// A shop that has moved to another gateway: what the former one has is neither charged nor given back by the new one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { pay } from '../testing/carts.ts';
import { expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

let world: PaymentWorld;
let card: number;
beforeAll(async () => {
  world = await openPaymentWorld('server');
  card = await world.addCard('4111111111111111');
});
afterAll(() => world.close());

const move = (kind: 'authorizenet' | 'stripe') => Object.assign(world.gateway, { kind });
const booked = async () =>
  (await world.database.db.selectFrom('standin_transactions').select('ref').execute()).length;
const stateOf = async (ref: string) =>
  (
    await world.database.db
      .selectFrom('payment_intents')
      .select('state')
      .where('ref', '=', ref)
      .executeTakeFirstOrThrow()
  ).state;

test('[GATE-10] a card of the former gateway is not charged at the new one: another card is asked for', async () => {
  await world.carts.add('moved');
  move('stripe');
  const before = await booked();
  const { intent } = await pay(world.payments, 'moved', card);
  expect(intent).toMatchObject({ state: 'declined', problem: { code: 'other-gateway' } });
  expect(await world.carts.get('moved')).toMatchObject({ state: 'open' });
  expect(await booked()).toBe(before);
  move('authorizenet');
  expect((await pay(world.payments, 'moved', card)).intent.state).toBe('succeeded');
  await expectBooksToAgree(world.database.db);
});

test('[GATE-01] what the former gateway took is given back by it alone, and waits for it', async () => {
  await world.carts.add('bought');
  const { ref } = (await pay(world.payments, 'bought', card)).intent;
  await world.carts.add('back', 1);
  await world.carts.set('back', 'paying');
  const plan = { sellerId: 1, ofRef: ref, amountCents: 5000, targetKind: 'installment', targetId: 'back' };
  const back = await inTransaction(world.database.db, (tx) => world.payments.planReturn(tx, plan));
  move('stripe');
  await world.payments.reconcile();
  expect(await stateOf(back!.ref)).toBe('planned');
  world.clock.advance(3601);
  move('authorizenet');
  await world.payments.reconcile();
  expect(await stateOf(back!.ref)).toBe('succeeded');
});

test('[GATE-04] [GATE-10] what nobody knows the outcome of is not asked of the wrong gateway', async () => {
  await world.carts.add('lost');
  await world.fault({ kind: 'reset-after', call: 'createTransactionRequest' });
  const { ref } = (await pay(world.payments, 'lost', card)).intent;
  move('stripe');
  world.clock.advance(600);
  await world.payments.reconcile();
  expect(await stateOf(ref)).toBe('unknown');
  move('authorizenet');
  world.clock.advance(600);
  await world.payments.reconcile();
  expect(await stateOf(ref)).toBe('succeeded');
});
