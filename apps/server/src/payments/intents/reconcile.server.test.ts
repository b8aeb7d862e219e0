import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { installmentTarget, pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openTill, reconcileTwice } from '../testing/till.ts';
import type { Till } from '../testing/till.ts';

const CHARGE = 'createTransactionRequest';
const ELEVEN_MINUTES = 11 * 60;

describe.each(engines)('when the gateway does not answer (%s)', (engine) => {
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

  test('[OPS-10] [CART-22] the card that is charged and then drops the connection: unknown, then paid', async () => {
    const dropping = await till.addCard('4000000000000119');
    const { intent } = await pay(till.payments, cart, dropping);
    expect(intent.state).toBe('unknown');
    expect(await state()).toBe('paying');
    till.clock.advance(20);
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(till.database.db);
  });

  test.each(['hang-after', 'reset-after', 'html-502-after'] as const)(
    '[CART-22] %s: charged, and nobody said so: it is found, once',
    async (kind) => {
      await till.fault({ kind, call: CHARGE });
      expect((await pay(till.payments, cart, good)).intent.state).toBe('unknown');
      expect((await pay(till.payments, cart, good)).isNew).toBe(false);
      await Promise.all([reconcileTwice(till), till.anotherNode().reconcile()]);
      expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
      expect(await chargesOf(till, 5000 + count)).toHaveLength(1);
      await expectBooksToAgree(till.database.db);
    },
  );

  test.each(['hang', 'reset', 'html-502'] as const)(
    '[CART-22] %s: never arrived: absent twice over ten minutes, then the customer may try again',
    async (kind) => {
      await till.fault({ kind, call: CHARGE });
      expect((await pay(till.payments, cart, good)).intent.state).toBe('unknown');
      till.clock.advance(60);
      await till.payments.reconcile();
      till.clock.advance(300);
      await till.payments.reconcile();
      expect(await state()).toBe('paying');
      till.clock.advance(ELEVEN_MINUTES);
      await till.payments.reconcile();
      expect(await till.carts.get(cart)).toMatchObject({ state: 'open', told: 'absent' });
      expect(await chargesOf(till, 5000 + count)).toHaveLength(0);
      expect((await pay(till.payments, cart, good)).intent).toMatchObject({ state: 'succeeded', attempt: 2 });
      await expectBooksToAgree(till.database.db);
    },
  );

  test('[CART-22] a list that is minutes late does not close what was charged', async () => {
    await till.fault({ kind: 'late-listing', call: CHARGE, seconds: 8 * 60 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good);
    for (let minute = 0; minute < 12; minute += 1) {
      till.clock.advance(60);
      await till.payments.reconcile();
    }
    expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'ordered' });
    await expectBooksToAgree(till.database.db);
  });

  test('[CART-22] a list that is hours late: the money goes back, and the customer is told', async () => {
    await till.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good);
    await reconcileTwice(till);
    expect(await state()).toBe('open');
    await till.carts.set(cart, 'released');
    till.clock.advance(3 * 3600);
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'released', told: 'absent money-back' });
    await till.payments.reconcile();
    const [charge] = await chargesOf(till, 5000 + count);
    expect(charge!.status).toBe('voided');
    await expectBooksToAgree(till.database.db);
  });

  test('[CART-22] found late, and paid by another attempt meanwhile: the duplicate goes back, the order stays', async () => {
    await till.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good);
    await reconcileTwice(till);
    expect((await pay(till.payments, cart, good)).intent.state).toBe('succeeded');
    till.clock.advance(3 * 3600);
    await till.payments.reconcile();
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'ordered', told: 'absent ordered money-back' });
    expect((await chargesOf(till, 5000 + count)).map(({ status }) => status).sort()).toEqual([
      'captured',
      'voided',
    ]);
    await expectBooksToAgree(till.database.db);
  });

  test('[CART-22] found late, while another attempt is still undecided: the late one goes back, the other decides', async () => {
    const holding = await till.addCard('4000000000000259');
    await till.fault({ kind: 'late-listing', call: CHARGE, seconds: 2 * 3600 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good);
    await reconcileTwice(till);
    expect((await pay(till.payments, cart, holding)).intent.state).toBe('held');
    till.clock.advance(3 * 3600);
    await till.payments.reconcile();
    await till.payments.reconcile();
    expect(await till.carts.get(cart)).toMatchObject({ state: 'paying', told: 'absent money-back' });
    await decideHeld('captured');
    till.clock.advance(3600);
    await till.payments.reconcile();
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(till.database.db);
  });
  const decideHeld = (status: 'captured' | 'rejected') =>
    till.database.db
      .updateTable('standin_transactions')
      .set({ status })
      .where('status', '=', 'held')
      .execute();

  test('[CALL-07] another amount than ours is no payment of ours: an operator decides', async () => {
    await till.fault({ kind: 'reset-after', call: CHARGE });
    const { intent } = await pay(till.payments, cart, good);
    const own = till.database.db.updateTable('standin_transactions').where('invoice', '=', intent.ref);
    await own.set({ amount_cents: 1 }).execute();
    till.clock.advance(60);
    await till.payments.reconcile();
    const row = () =>
      till.database.db
        .selectFrom('payment_intents')
        .select(['state', 'problem_code'])
        .where('ref', '=', intent.ref)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ state: 'attention', problem_code: 'contradiction' });
    expect(await state()).toBe('paying');
    await own.set({ amount_cents: 5000 + count }).execute();
    till.clock.advance(3600);
    await till.payments.reconcile();
    expect((await row()).state).toBe('succeeded');
    await expectBooksToAgree(till.database.db);
  });

  test('[CALL-07] an installment that never arrived is sent again with the same reference, for hours, not for ever', async () => {
    await till.fault({ kind: 'reset', call: CHARGE, times: 2 });
    const { intent } = await pay(till.payments, cart, good, installmentTarget);
    await reconcileTwice(till);
    expect(await state()).toBe('paying');
    await reconcileTwice(till);
    expect(await state()).toBe('ordered');
    const [charge, ...others] = await chargesOf(till, 5000 + count);
    expect({ invoice: charge!.invoice, others }).toEqual({ invoice: intent.ref, others: [] });
    await expectBooksToAgree(till.database.db);

    await till.carts.add('late', 7777);
    await till.fault({ kind: 'reset', call: CHARGE });
    const late = await pay(till.payments, 'late', good, installmentTarget);
    till.clock.advance(9 * 3600);
    await reconcileTwice(till);
    const row = await till.database.db
      .selectFrom('payment_intents')
      .select('state')
      .where('ref', '=', late.intent.ref)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('attention');
  });

  test('[CALL-07] sent again although it had arrived: the gateway knows the repetition, and one charge is found', async () => {
    await till.fault({ kind: 'late-listing', call: CHARGE, seconds: 20 * 60 });
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good, installmentTarget);
    await reconcileTwice(till);
    expect(await state()).toBe('paying');
    await reconcileTwice(till);
    expect(await state()).toBe('ordered');
    expect(await chargesOf(till, 5000 + count)).toHaveLength(1);
    await expectBooksToAgree(till.database.db);
  });

  test('[CALL-07] a gateway that cannot be asked decides nothing', async () => {
    await till.fault({ kind: 'reset-after', call: CHARGE });
    await pay(till.payments, cart, good);
    await till.fault({ kind: 'html-502', times: 2 });
    await reconcileTwice(till);
    expect(await state()).toBe('paying');
    till.clock.advance(120);
    await till.payments.reconcile();
    expect(await state()).toBe('ordered');
    await expectBooksToAgree(till.database.db);
  });
});
