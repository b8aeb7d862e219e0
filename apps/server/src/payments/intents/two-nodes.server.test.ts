import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const LONGER_THAN_A_LEASE = 100;

let world: PaymentWorld;
let good: number;
beforeAll(async () => {
  world = await openPaymentWorld('server');
  good = await world.addCard('4111111111111111');
});
afterAll(() => world.close());

test('[CALL-07] who slept between writing down and sending does not send: another may have given it up', async () => {
  await world.carts.add('slept', 3001);
  const sleepy = world.anotherNode(async (step) => {
    if (step === 'intent committed') world.clock.advance(LONGER_THAN_A_LEASE);
  });
  expect((await pay(sleepy, 'slept', good)).intent.state).toBe('unknown');
  expect(await chargesOf(world, 3001)).toEqual([]);
  await reconcileTwice(world);
  expect((await world.carts.get('slept')).state).toBe('open');
  await expectBooksToAgree(world.database.db);
});

test('[CALL-07] who slept longer than the lease does not send what another node has sent', async () => {
  await world.carts.add('twice', 3002);
  const { intent } = await pay(world.payments, 'twice', good);
  await world.carts.add('refund-twice', 1);
  await world.carts.set('refund-twice', 'paying');
  await inTransaction(world.database.db, (tx) =>
    world.payments.planReturn(tx, {
      sellerId: 1,
      ofRef: intent.ref,
      amountCents: 3002,
      targetKind: 'installment',
      targetId: 'refund-twice',
    }),
  );
  const { findTransaction } = world.gateway;
  vi.spyOn(world.gateway, 'findTransaction').mockImplementationOnce(async (id) => {
    world.clock.advance(LONGER_THAN_A_LEASE);
    await world.fault({ kind: 'reset-after', call: 'createTransactionRequest' });
    await world.anotherNode().reconcile();
    return findTransaction(id);
  });
  const sent = vi.spyOn(world.gateway, 'voidCharge');
  await world.payments.reconcile();
  expect(sent).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('[CALL-07] a process that dies after the charge leaves a trace that the next one follows', async () => {
  await world.carts.add('died', 3003);
  const dying = world.anotherNode(async (step) => {
    if (step === 'gateway answered') throw new Error('killed');
  });
  await expect(pay(dying, 'died', good)).rejects.toThrow('killed');
  expect((await world.carts.get('died')).state).toBe('paying');
  world.clock.advance(60);
  await world.payments.reconcile();
  expect((await world.carts.get('died')).state).toBe('paying');
  world.clock.advance(60);
  await world.payments.reconcile();
  expect((await world.carts.get('died')).state).toBe('ordered');
});

test('[CALL-07] a process that dies inside the second transaction has written nothing of it', async () => {
  await world.carts.add('half', 3004);
  const dying = world.anotherNode(async (step) => {
    if (step === 'target told') throw new Error('killed');
  });
  await expect(pay(dying, 'half', good)).rejects.toThrow('killed');
  expect(await world.carts.get('half')).toMatchObject({ state: 'paying', told: '' });
  world.clock.advance(LONGER_THAN_A_LEASE);
  await world.payments.reconcile();
  expect(await world.carts.get('half')).toMatchObject({ state: 'ordered', told: 'ordered' });
});
