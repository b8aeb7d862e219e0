// The bank wants to hear it from the customer: yes, no, nobody, two at once, too late.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { engines } from '../../testing/test-database.ts';
import { cartTarget, installmentTarget, pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const PAGE = 'http://lantern.localhost';

describe.each(cases(engines))('a charge that the customer must confirm (%s)', (engine) => {
  let world: PaymentWorld;
  let asking: number;
  let count = 0;
  let cart = '';
  beforeAll(async () => {
    world = await openPaymentWorld(engine, true, 'stripe');
    asking = await world.addCard('4000002760003184');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cart = `cart-${count}`;
    await world.carts.add(cart, 8000 + count);
  });
  const begin = () => pay(world.payments, cart, asking, cartTarget, PAGE);
  const stateOf = async (ref: string) =>
    (
      await world.database.db
        .selectFrom('payment_intents')
        .select('state')
        .where('ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).state;
  const answer = (confirmUrl: string | undefined, says: 'yes' | 'no') =>
    fetch(world.apiUrl + new URL(confirmUrl!).pathname, {
      method: 'POST',
      body: new URLSearchParams({ answer: says }),
      redirect: 'manual',
    });
  const settled = async (state: string) => {
    for (let tries = 0; tries < 100 && (await world.carts.get(cart)).state !== state; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 30));
    await world.settle();
    return world.carts.get(cart);
  };

  test('[GATE-06] it waits, its target takes no other, and the bank leads back to the page of the shop', async () => {
    const { intent } = await begin();
    expect(intent).toMatchObject({ state: 'waiting', confirmUrl: expect.stringContaining('/3d_secure/') });
    expect(await world.carts.get(cart)).toMatchObject({ state: 'paying', told: 'asked' });
    const again = await begin();
    expect(again).toMatchObject({ isNew: false, intent: { ref: intent.ref, confirmUrl: intent.confirmUrl } });
    const led = await answer(intent.confirmUrl, 'yes');
    expect(led.headers.get('location')).toContain(`${PAGE}/confirm/${intent.ref}?`);
    expect(await settled('ordered')).toMatchObject({ state: 'ordered' });
    expect(await chargesOf(world, 8000 + count)).toMatchObject([{ status: 'captured' }]);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-07] confirmed twice, in two tabs, it is charged once', async () => {
    const { intent } = await begin();
    const [first, second] = await Promise.all([
      answer(intent.confirmUrl, 'yes'),
      answer(intent.confirmUrl, 'yes'),
    ]);
    expect([first.status, second.status]).toEqual([303, 303]);
    await settled('ordered');
    world.clock.advance(20);
    await Promise.all([world.payments.reconcile(), world.anotherNode().reconcile()]);
    expect(await chargesOf(world, 8000 + count)).toMatchObject([{ status: 'captured' }]);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-06] the customer says no: a decline, and another try begins anew', async () => {
    const { intent } = await begin();
    await answer(intent.confirmUrl, 'no');
    expect(await settled('open')).toMatchObject({ state: 'open', told: 'asked declined' });
    expect((await begin()).intent).toMatchObject({ state: 'waiting', attempt: 2 });
  });

  test('[GATE-06] left alone it is withdrawn after ten minutes, and not before', async () => {
    const { intent } = await begin();
    world.clock.advance(599);
    await world.payments.reconcile();
    expect(await stateOf(intent.ref)).toBe('waiting');
    world.clock.advance(1);
    await world.payments.reconcile();
    expect(await stateOf(intent.ref)).toBe('closed');
    expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'asked left-alone' });
    expect(await chargesOf(world, 8000 + count)).toMatchObject([{ status: 'canceled' }]);
    expect((await answer(intent.confirmUrl, 'yes')).headers.get('location')).toContain('failed');
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-07] the bank’s page left open for an hour: a yes there charges nothing', async () => {
    const { intent } = await begin();
    world.clock.advance(3600);
    await world.payments.reconcile();
    const led = await answer(intent.confirmUrl, 'yes');
    expect(led.headers.get('location')).toContain('redirect_status=failed');
    await world.settle();
    await world.payments.reconcile();
    expect(await stateOf(intent.ref)).toBe('closed');
    expect(await chargesOf(world, 8000 + count)).toMatchObject([{ status: 'canceled' }]);
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-07] confirmed at the last moment, while it is being withdrawn: the money counts', async () => {
    const { intent } = await begin();
    world.clock.advance(600);
    const { withdraw, findTransaction } = world.gateway;
    world.gateway.withdraw = async (id) => {
      // A notice that comes late looks it up as well: here only what the withdrawal itself is told counts.
      const before = await findTransaction(id);
      world.gateway.findTransaction = async () => before;
      await world.database.db
        .updateTable('standin_transactions')
        .set({ status: 'captured' })
        .where('invoice', '=', intent.ref)
        .execute();
      return withdraw(id);
    };
    await Promise.all([world.payments.reconcile(), world.anotherNode().reconcile()]);
    expect(await world.carts.get(cart)).toMatchObject({ state: 'ordered' });
    Object.assign(world.gateway, { withdraw, findTransaction });
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-06] an answer that was lost is looked up, and the customer is led there after all', async () => {
    await world.fault({ kind: 'reset-after', call: 'POST /v1/payment_intents' });
    const { intent } = await begin();
    expect(intent.state).toBe('unknown');
    world.clock.advance(6);
    await world.payments.reconcile();
    expect(await stateOf(intent.ref)).toBe('waiting');
    const seen = (await begin()).intent;
    expect(seen).toMatchObject({ ref: intent.ref, confirmUrl: expect.stringContaining('/3d_secure/') });
    await answer(seen.confirmUrl, 'yes');
    expect(await settled('ordered')).toMatchObject({ state: 'ordered' });
    await expectBooksToAgree(world.database.db);
  });

  test('[GATE-06] where nobody is there, the bank’s question is a decline that says so', async () => {
    const { intent } = await pay(world.payments, cart, asking, installmentTarget);
    expect(intent).toMatchObject({ state: 'declined', problem: { code: 'confirm' } });
    expect(await world.carts.get(cart)).toMatchObject({ state: 'open', told: 'confirm' });
    await expectBooksToAgree(world.database.db);
  });
});
