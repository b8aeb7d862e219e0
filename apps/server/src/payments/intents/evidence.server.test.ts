import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pay } from '../testing/carts.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld('server');
});
afterAll(() => world.close());

const known = async (ref: string) =>
  (await world.payments.byHand.undecided(1, 50)).find((each) => each.ref === ref)?.evidence ?? [];

test('[AWARD-07] the desk sees each look-up with its answer, in order of time, and nobody changes them', async () => {
  const card = await world.addCard('4111111111111111');
  await world.carts.add('evidence', 4200);
  await world.fault({ kind: 'reset', call: 'createTransactionRequest' });
  const { ref } = (await pay(world.payments, 'evidence', card)).intent;
  for (const seconds of [5, 15]) {
    world.clock.advance(seconds);
    await world.payments.byHand.ask(1, ref);
  }
  await world.fault({ kind: 'reset', call: 'getTransactionListForCustomerRequest' });
  await world.fault({ kind: 'reset', call: 'getUnsettledTransactionListRequest' });
  world.clock.advance(10);
  await world.payments.byHand.ask(1, ref);
  const evidence = await known(ref);
  const words = evidence.map(({ what }) => what);
  expect(words.slice(0, 3)).toEqual([
    'Written down, attempt 1, before the gateway was asked',
    `Sent with the reference ${ref}`,
    'The call ended without an answer',
  ]);
  expect(words.filter((what) => what === 'Looked up at the gateway: not listed').length).toBeGreaterThan(1);
  expect(words).toContain('Looked up at the gateway: no answer');
  const times = evidence.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  await expect(
    sql`update payment_looks set answer = 'charged' where ref = ${ref}`.execute(world.database.db),
  ).rejects.toThrow('What the gateway said stays');
});
