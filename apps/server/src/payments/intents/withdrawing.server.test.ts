// A charge that nobody confirms is withdrawn × every way in which that may get lost; no notice tells of it here.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { cartTarget, pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const PAGE = 'http://lantern.localhost';
const CANCEL = 'POST /v1/payment_intents/:id/cancel';

/** Whether the gateway had withdrawn it when its answer was lost. */
const faults: [kind: FaultKind, isDone: boolean][] = [
  ['hang', false],
  ['hang-after', true],
  ['reset', false],
  ['reset-after', true],
  ['html-502', false],
  ['html-502-after', true],
  ['error-500', false],
  ['error-500-after', true],
];

describe('a charge that is withdrawn', () => {
  let world: PaymentWorld;
  let asking: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld('server', false, 'stripe');
    asking = await world.addCard('4000002760003184');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 8000 + count);
  });
  const begin = async () => (await pay(world.payments, cart, asking, cartTarget, PAGE)).intent;
  const stateOf = async (ref: string) =>
    (
      await world.database.db
        .selectFrom('payment_intents')
        .select('state')
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).state;
  const atGateway = async () => (await chargesOf(world, 8000 + count)).map(({ status }) => status);
  const nextLook = async () => {
    world.clock.advance(61);
    await world.payments.reconcile();
  };

  test.each(cases(faults))(
    '[GATE-04] [GATE-06] a withdrawal × %s: it waits still, is closed by the next look, and nobody is told of a decline',
    async (kind, isDone) => {
      const { ref } = await begin();
      world.clock.advance(600);
      await world.fault({ kind, call: CANCEL });
      await world.payments.reconcile();
      expect({ ours: await stateOf(ref), theirs: await atGateway() }).toEqual({
        ours: 'waiting',
        theirs: [isDone ? 'canceled' : 'asked'],
      });
      await nextLook();
      expect({ ours: await stateOf(ref), theirs: await atGateway() }).toEqual({
        ours: 'closed',
        theirs: ['canceled'],
      });
      expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'asked left-alone' });
      await expectBooksToAgree(world.database.db);
    },
  );

  test('[GATE-07] a withdrawal that got lost, and a yes at the bank before the next look: the money counts, once', async () => {
    const { ref, confirmUrl } = await begin();
    world.clock.advance(600);
    await world.fault({ kind: 'reset', call: CANCEL });
    await world.payments.reconcile();
    expect(await stateOf(ref)).toBe('waiting');
    await fetch(world.apiUrl + new URL(confirmUrl!).pathname, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'yes' }),
      redirect: 'manual',
    });
    await nextLook();
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered' });
    expect(await atGateway()).toEqual(['captured']);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-06] somebody withdrew it at the gateway itself: it is closed, and no card is marked as declined', async () => {
    const { ref } = await begin();
    const { transaction_id: id } = await world.database.db
      .selectFrom('payment_intents')
      .select('transaction_id')
      .where('ref', '=', ref)
      .executeTakeFirstOrThrow();
    await world.gateway.withdraw(id!);
    await nextLook();
    expect(await stateOf(ref)).toBe('closed');
    expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'asked left-alone' });
  });
});
