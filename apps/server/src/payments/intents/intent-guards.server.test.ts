import { paymentIntentMachine, claimsTarget } from '@stagedoor/rules/machines/payment-intent';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { currencies, currencyFacts } from '@stagedoor/rules/money/currencies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { newReference } from '../reference.ts';
import { pay } from '../testing/carts.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';
import type { IntentRow } from './intent.ts';

const states = Object.keys(paymentIntentMachine) as PaymentIntentState[];

describe.each(engines)('what the database itself refuses (%s)', (engine) => {
  let world: PaymentWorld;
  let paid: IntentRow;
  beforeAll(async () => {
    world = await openPaymentWorld(engine);
    const card = await world.addCard('4111111111111111');
    await world.carts.add('paid');
    const { intent } = await pay(world.payments, 'paid', card);
    paid = await world.database.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('ref', '=', intent.ref)
      .executeTakeFirstOrThrow();
  });
  afterAll(() => world.close());

  /** So that any of them may be one that waits. */
  const asked = { confirm_url: 'https://bank.example/ask', waiting_since: new Date() };
  const insert = (changes: Partial<IntentRow>) =>
    world.database.db
      .insertInto('payment_intents')
      .values({ ...paid, ref: newReference(), look_at: paid.created_at, ...asked, ...changes })
      .returningAll()
      .executeTakeFirstOrThrow();
  const move = ({ ref }: IntentRow, state: PaymentIntentState) =>
    world.database.db.updateTable('payment_intents').set({ state }).where('ref', '=', ref).execute();
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => true,
      () => false,
    );

  test('[CALL-07] the moves it allows are those of the rules, no more and no less', async () => {
    for (const from of states) {
      for (const to of states) {
        const row = await insert({ state: from, target_id: `${from}-${to}`, attempt: 1 });
        const isAllowed = from === to || canMove(paymentIntentMachine, from, to);
        expect({ from, to, allowed: await outcomeOf(move(row, to)) }).toEqual({
          from,
          to,
          allowed: isAllowed,
        });
      }
    }
  });

  test('[CALL-07] a target takes no attempt beside one that lives or has succeeded', async () => {
    for (const state of states) {
      await insert({ state, target_id: `beside-${state}`, attempt: 1 });
      const second = outcomeOf(insert({ state: 'dispatched', target_id: `beside-${state}`, attempt: 2 }));
      expect({ state, second: await second }).toEqual({ state, second: !claimsTarget(state) });
    }
  });

  test('[CALL-07] an attempt keeps its amount and its target, and is never deleted', async () => {
    const { db } = world.database;
    const own = db.updateTable('payment_intents').where('ref', '=', paid.ref);
    await expect(own.set({ amount_cents: 1 }).execute()).rejects.toThrow('keeps its target and its amount');
    await expect(own.set({ target_id: 'other' }).execute()).rejects.toThrow('keeps its target');
    await expect(db.deleteFrom('payment_intents').execute()).rejects.toThrow('neither changed nor deleted');
  });

  test('[MONEY-01] what is charged and booked is in the seller’s currency, which stays once it was paid in', async () => {
    const { db } = world.database;
    const foreign = insert({ target_id: 'foreign', attempt: 1, currency: 'EUR' });
    await expect(foreign).rejects.toMatchObject({ constraint: 'payment_intents_in_sellers_currency' });
    const booked = sql`insert into ledger (seller_id, ref, kind, amount_cents, currency, transaction_id, target_kind,
      target_id, recorded_at) select seller_id, ref, 'capture', amount_cents, 'EUR', '1', target_kind, target_id,
      created_at from payment_intents where target_id = 'unbooked'`;
    await insert({ target_id: 'unbooked', attempt: 1 });
    await expect(booked.execute(db)).rejects.toMatchObject({ constraint: 'ledger_in_sellers_currency' });
    const changed = db.updateTable('sellers').set({ currency: 'EUR' }).where('seller_id', '=', 1);
    await expect(changed.execute()).rejects.toMatchObject({ code: '23503' });
    const unknown = db
      .updateTable('sellers')
      .set({ currency: 'XTS' as 'EUR' })
      .where('seller_id', '=', 1);
    await expect(unknown.execute()).rejects.toMatchObject({ constraint: 'sellers_known_currency' });
  });

  test('[MONEY-02] no amount between two steps of its currency is charged', async () => {
    const dinars = (amount_cents: number) =>
      insert({ target_id: 'in dinars', attempt: 1, currency: 'KWD', amount_cents });
    await expect(dinars(1235)).rejects.toMatchObject({ constraint: 'payment_intents_in_steps' });
    await expect(dinars(1230)).rejects.toMatchObject({ constraint: 'payment_intents_in_sellers_currency' });
  });

  test('[MONEY-02] the database knows the currencies of the rules, and their steps', async () => {
    const { db } = world.database;
    const { rows } = await sql<{ check: string }>`select pg_get_constraintdef(oid) as check from pg_constraint
      where conname = 'sellers_known_currency'`.execute(db);
    const known = [...rows[0]!.check.matchAll(/'([A-Z]{3})'/g)].map(([, code]) => code);
    expect(new Set(known)).toEqual(new Set(currencies));
    const steps = await sql<{ code: string; step: number }>`
      select code, money_step(code) as step from unnest(${[...currencies]}::text[]) code`.execute(db);
    expect(steps.rows).toEqual(currencies.map((code) => ({ code, step: currencyFacts(code).step })));
  });

  test('[OPS-28] the ledger only grows, and holds every movement once', async () => {
    const { db } = world.database;
    await expect(db.updateTable('ledger').set({ amount_cents: 1 }).execute()).rejects.toThrow(
      'neither changed',
    );
    await expect(db.deleteFrom('ledger').execute()).rejects.toThrow('neither changed');
    await expect(sql`truncate ledger`.execute(db)).rejects.toThrow('neither changed');
    const entry = await db
      .selectFrom('ledger')
      .selectAll()
      .where('ref', '=', paid.ref)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      kind: 'capture',
      amount_cents: 5000,
      target_kind: 'cart',
      target_id: 'paid',
    });
    const { entry_id: _id, intent_ref: _intent, hand_ref: _hand, ...copy } = entry;
    await expect(db.insertInto('ledger').values(copy).execute()).rejects.toMatchObject({ code: '23505' });
  });
});

test('[CALL-07] references are 20 letters and digits of base 32, and never the same', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(references.every((ref) => /^[A-Z2-7]{20}$/.test(ref))).toBe(true);
  expect(new Set(references).size).toBe(2000);
});
