import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { bothEngines } from '../../testing/test-database.ts';
import { chargesOf } from '../testing/oracle.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';
import { newReference } from '../reference.ts';
import { pay } from '../testing/carts.ts';
import { strayCharges } from './stray-matters.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

describe.each(bothEngines)('what the gateway has and our books have not (%s)', (engine) => {
  let world: PaymentWorld;
  let good: number;
  let ours: { profileId: string; cardId: string };
  beforeAll(async () => {
    world = await openPaymentWorld(engine);
    good = await world.addCard('4111111111111111');
    const { rows } = await sql<{ profileId: string; cardId: string }>`
      select p.gateway_profile_id as "profileId", m.gateway_card_id as "cardId"
      from payment_methods m join payment_profiles p using (seller_id, profile_id)`.execute(
      world.database.db,
    );
    ours = rows[0]!;
  });
  afterAll(() => world.close());

  /** A charge whose attempt was lost: the gateway has it, the database never had it, or has forgotten it. */
  const lose = async (amountCents: number, ref = newReference()) => {
    const answer = await world.gateway.charge({ ref, amountCents, currency: 'USD', ...ours });
    expect(answer.kind).toBe('approved');
    return ref;
  };
  const matter = () =>
    strayCharges.find(world.database.db, { sellerId: 1, outletIds: 'all', now: world.clock.now() });
  const ledgerOf = async (ref: string) => {
    const { rows } = await sql<{ cents: number }>`
      select l.amount_cents as cents from ledger l join payment_intents i using (seller_id, ref)
      where l.ref = ${ref} or i.of_ref = ${ref} order by 1 desc`.execute(world.database.db);
    return rows.map(({ cents }) => cents);
  };

  test('[RUN-01] a lost charge is found and voided once, however many nodes look', async () => {
    const ref = await lose(7100);
    const nodes = [world.payments, world.anotherNode(), world.anotherNode()];
    const reports = await Promise.all(nodes.map((node) => node.takeUpStrays(2 * HOUR_MS)));
    expect(reports.reduce((sum, { givenBack }) => sum + givenBack, 0)).toBe(1);
    expect(await ledgerOf(ref), 'written down before the gateway is asked').toEqual([7100]);
    expect(await chargesOf(world, 7100)).toMatchObject([{ status: 'captured' }]);
    await Promise.all(nodes.map((node) => node.reconcile()));
    expect(await chargesOf(world, 7100)).toMatchObject([{ status: 'voided' }]);
    expect(await ledgerOf(ref)).toEqual([7100, -7100]);
    expect((await world.payments.takeUpStrays(2 * HOUR_MS)).givenBack).toBe(0);
    expect(await matter()).toBeUndefined();
  });

  test('[RUN-01] a database that forgets the attempt while the gateway thinks is trouble, and the money goes back', async () => {
    await world.carts.add('forgotten', 7150);
    const node = world.anotherNode(async (step) => {
      if (step !== 'gateway answered') return;
      await world.database.runScript(`set local session_replication_role = replica;
        delete from payment_intents where target_id = 'forgotten'`);
    });
    await expect(pay(node, 'forgotten', good)).rejects.toMatchObject({
      name: 'DatabaseTrouble',
      kind: 'away',
    });
    expect(await chargesOf(world, 7150)).toMatchObject([{ status: 'captured' }]);
    expect((await world.payments.takeUpStrays(2 * HOUR_MS)).givenBack).toBe(1);
    await world.payments.reconcile();
    expect(await chargesOf(world, 7150)).toMatchObject([{ status: 'voided' }]);
  });

  test('[RUN-01] one that has settled is found in its batch and refunded, once', async () => {
    const ref = await lose(7200);
    world.clock.advance(30 * 3600);
    expect((await world.payments.takeUpStrays(WEEK_MS)).givenBack).toBe(1);
    await world.payments.reconcile();
    expect((await world.payments.takeUpStrays(WEEK_MS)).givenBack).toBe(0);
    await world.payments.reconcile();
    expect(await ledgerOf(ref)).toEqual([7200, -7200]);
    const { rows } = await sql`select 1 from standin_transactions
      where kind = 'refund' and amount_cents = 7200`.execute(world.database.db);
    expect(rows).toHaveLength(1);
  });

  test('[RUN-01] an attempt that was given up a day ago and arrived after all is booked, and its money goes back', async () => {
    await world.carts.add('late', 7300);
    await world.fault({ kind: 'reset-after', call: 'createTransactionRequest' });
    await world.fault({ kind: 'late-listing', call: 'createTransactionRequest', seconds: 40 * 3600 });
    await pay(world.payments, 'late', good);
    for (const seconds of [5, 10, 30, 75, 3600, 26 * 3600]) {
      world.clock.advance(seconds);
      await world.payments.reconcile();
    }
    expect(await world.carts.get('late')).toMatchObject({ state: 'open', told: 'absent' });
    world.clock.advance(20 * 3600);
    await world.payments.reconcile();
    expect((await world.carts.get('late')).told, 'nobody looks any more').toBe('absent');
    expect((await world.payments.takeUpStrays(WEEK_MS)).lookedUp).toBe(1);
    await world.payments.reconcile();
    await world.payments.reconcile();
    expect((await world.carts.get('late')).told).toBe('absent money-back');
    const { rows } = await sql<{ ref: string }>`select ref from payment_intents
      where kind = 'charge' and target_id = 'late'`.execute(world.database.db);
    expect(await ledgerOf(rows[0]!.ref)).toEqual([7300, -7300]);
  });

  test('[RUN-01] what may not be ours is shown and never touched, until it is undone at the gateway', async () => {
    const [stranger, foreign] = [newReference(), 'INV-2026-11-16'];
    await lose(7400, stranger);
    await lose(7500, foreign);
    await sql`update standin_transactions set profile_id = 999999999 where invoice = ${stranger}`.execute(
      world.database.db,
    );
    const report = await world.payments.takeUpStrays(HOUR_MS);
    expect(report).toMatchObject({ givenBack: 0, shown: 1, foreign: 1 });
    expect(await matter()).toMatchObject({ count: 1, detail: expect.stringContaining('$74.00') });
    expect((await world.payments.takeUpStrays(HOUR_MS)).shown, 'told once').toBe(0);
    await world.payments.reconcile();
    expect([...(await chargesOf(world, 7400)), ...(await chargesOf(world, 7500))]).toMatchObject([
      { status: 'captured' },
      { status: 'captured' },
    ]);
    await sql`update standin_transactions set status = 'voided' where invoice = ${stranger}`.execute(
      world.database.db,
    );
    await world.payments.takeUpStrays(HOUR_MS);
    expect(await matter()).toBeUndefined();
  });

  test('[RUN-01] the lists are read to their end, page by page and batch by batch', async () => {
    await sql`insert into standin_transactions (kind, status, ref, invoice, last_four, brand, first_name, last_name,
        amount_cents, content_hash, submitted_at, listed_from)
      select 'charge', 'captured', '', 'other ' || n, '1111', 'Visa', '', '', 100, 'many ' || n, at, at
      from generate_series(1, 2200) n,
        lateral (select ${world.clock.now()}::timestamptz - n * interval '2 minutes' as at) x`.execute(
      world.database.db,
    );
    const { foreign } = await world.payments.takeUpStrays(40 * DAY_MS);
    expect(foreign).toBeGreaterThanOrEqual(2200);
  });
});
