import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openTill, reconcileTwice } from '../testing/till.ts';
import type { Till } from '../testing/till.ts';

const LONGER_THAN_A_LEASE = 100;

let till: Till;
let good: number;
beforeAll(async () => {
  till = await openTill('server');
  good = await till.addCard('4111111111111111');
});
afterAll(() => till.close());

test('[CALL-07] who slept between writing down and sending does not send: another may have given it up', async () => {
  await till.carts.add('slept', 3001);
  const sleepy = till.anotherNode(async (step) => {
    if (step === 'intent committed') till.clock.advance(LONGER_THAN_A_LEASE);
  });
  expect((await pay(sleepy, 'slept', good)).intent.state).toBe('unknown');
  expect(await chargesOf(till, 3001)).toEqual([]);
  await reconcileTwice(till);
  expect((await till.carts.get('slept')).state).toBe('open');
  await expectBooksToAgree(till.database.db);
});

test('[CALL-07] who slept longer than the lease does not send what another node has sent', async () => {
  await till.carts.add('twice', 3002);
  const { intent } = await pay(till.payments, 'twice', good);
  await till.carts.add('refund-twice', 1);
  await till.carts.set('refund-twice', 'paying');
  await inTransaction(till.database.db, (tx) =>
    till.payments.planReturn(tx, {
      sellerId: 1,
      ofRef: intent.ref,
      amountCents: 3002,
      targetKind: 'installment',
      targetId: 'refund-twice',
    }),
  );
  const { findTransaction } = till.gateway;
  vi.spyOn(till.gateway, 'findTransaction').mockImplementationOnce(async (id) => {
    till.clock.advance(LONGER_THAN_A_LEASE);
    await till.fault({ kind: 'reset-after', call: 'createTransactionRequest' });
    await till.anotherNode().reconcile();
    return findTransaction(id);
  });
  const sent = vi.spyOn(till.gateway, 'voidCharge');
  await till.payments.reconcile();
  expect(sent).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('[CALL-07] a process that dies after the charge leaves a trace that the next one follows', async () => {
  await till.carts.add('died', 3003);
  const dying = till.anotherNode(async (step) => {
    if (step === 'gateway answered') throw new Error('killed');
  });
  await expect(pay(dying, 'died', good)).rejects.toThrow('killed');
  expect((await till.carts.get('died')).state).toBe('paying');
  till.clock.advance(60);
  await till.payments.reconcile();
  expect((await till.carts.get('died')).state).toBe('paying');
  till.clock.advance(60);
  await till.payments.reconcile();
  expect((await till.carts.get('died')).state).toBe('ordered');
});

test('[CALL-07] a process that dies inside the second transaction has written nothing of it', async () => {
  await till.carts.add('half', 3004);
  const dying = till.anotherNode(async (step) => {
    if (step === 'target told') throw new Error('killed');
  });
  await expect(pay(dying, 'half', good)).rejects.toThrow('killed');
  expect(await till.carts.get('half')).toMatchObject({ state: 'paying', told: '' });
  till.clock.advance(LONGER_THAN_A_LEASE);
  await till.payments.reconcile();
  expect(await till.carts.get('half')).toMatchObject({ state: 'ordered', told: 'ordered' });
});
