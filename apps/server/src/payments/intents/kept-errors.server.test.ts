// Stripe keeps an error of its own under its key for a day: what nobody waits for cannot be had done by asking again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { installmentTarget, pay } from '../testing/carts.ts';
import { chargesOf, expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

const errors: [kind: FaultKind, cents: number, isDone: boolean][] = [
  ['error-500', 9001, false],
  ['error-500-after', 9002, true],
];

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld('server', false, 'stripe');
});
afterAll(() => world.close());

test.each(cases(errors))(
  '[GATE-03] [GATE-04] a charge that nobody waits for × %s: as long as its key keeps the error a person decides, and nothing moves twice',
  async (kind, cents, isDone) => {
    const card = await world.addCard('4111111111111111');
    await world.carts.add(kind, cents);
    await world.fault({ kind, call: 'POST /v1/payment_intents' });
    const { ref } = (await pay(world.payments, kind, card, installmentTarget)).intent;
    for (const hours of [0, 0, 1, 9, 9]) {
      world.clock.advance(hours * 3600 + 6);
      await reconcileTwice(world);
    }
    const { state } = await world.database.db
      .selectFrom('payment_intents')
      .select('state')
      .where('ref', '=', ref)
      .executeTakeFirstOrThrow();
    expect(state).toBe(isDone ? 'succeeded' : 'attention');
    expect((await chargesOf(world, cents)).map(({ status }) => status)).toEqual(isDone ? ['captured'] : []);
    await expectBooksToAgree(world.database.db);
  },
);
