import { afterAll, beforeAll, expect, test } from 'vitest';
import { pay } from '../testing/carts.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld('server');
});
afterAll(() => world.close());

test('[AWARD-07] by hand only what waits for somebody, and only what the gateway has for this sum', async () => {
  const card = await world.addCard('4111111111111111');
  await world.carts.add('by-hand', 4200);
  await world.fault({ kind: 'reset-after', call: 'createTransactionRequest' });
  const { ref } = (await pay(world.payments, 'by-hand', card)).intent;
  const { db } = world.database;
  const { transaction_id } = await db
    .selectFrom('standin_transactions')
    .select('transaction_id')
    .where('invoice', '=', ref)
    .executeTakeFirstOrThrow();
  const has = (amount_cents: number) =>
    db.updateTable('standin_transactions').set({ amount_cents }).where('invoice', '=', ref).execute();
  const { byHand } = world.payments;
  const settle = (id = String(transaction_id), seller = 1) => byHand.settleFound(seller, ref, id);

  expect(await settle()).toBe('not-yours-to-decide');
  await has(1);
  world.clock.advance(60);
  await world.payments.reconcile();
  expect(await settle()).toBe('does-not-match');
  expect(await settle('999999')).toBe('does-not-match');
  expect(await settle(undefined, 2)).toBe('no-such');
  expect(await byHand.settleAbsent(1, ref)).toBe('is-there');
  expect((await world.carts.get('by-hand')).state).toBe('paying');
  await has(4200);
  expect(await settle()).toBe('settled');
  expect((await world.carts.get('by-hand')).state).toBe('ordered');
  expect(await settle()).toBe('not-yours-to-decide');
});
