import { expect } from 'vitest';
import { readBooks } from '../../stand-in-gateway/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import './carts.ts';

/** Every charge of this amount that the gateway ever accepted or declined. */
export async function chargesOf({ database }: { database: { db: Db } }, cents: number) {
  const books = await readBooks(database.db);
  return books.filter(({ kind, amountCents }) => kind === 'charge' && amountCents === cents);
}

const byRef = (a: { ref: string }, b: { ref: string }) => (a.ref < b.ref ? -1 : 1);

/**
 * The oracle: what the gateway took and did not give back is what we say was paid, to the cent, and every cart that is
 * ordered was paid once.
 */
export async function expectBooksToAgree(db: Db): Promise<void> {
  const books = await readBooks(db);
  const captured = books
    .filter(({ kind, status }) => kind === 'charge' && status === 'captured')
    .map(({ invoice, amountCents }) => ({ ref: invoice, cents: amountCents }));
  const paid = await db
    .selectFrom('payment_intents')
    .select(['ref', 'amount_cents as cents', 'target_id'])
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .execute();
  // Money that was taken for nothing went back by a void, or by a refund beside the charge.
  const wentBack = await db
    .selectFrom('payment_intents as i')
    .innerJoin('payment_intents as r', 'r.of_ref', 'i.ref')
    .select(['i.ref', 'i.amount_cents as cents'])
    .where('i.state', '=', 'unfulfilled')
    .where('r.state', '=', 'succeeded')
    .where('r.return_by', '=', 'refund')
    .execute();
  const taken = [...paid, ...wentBack].map(({ ref, cents }) => ({ ref, cents }));
  expect(taken.sort(byRef)).toEqual(captured.sort(byRef));

  const ordered = await db
    .selectFrom('test_carts')
    .select('cart_id')
    .where('state', '=', 'ordered')
    .execute();
  const targets = paid.map(({ target_id }) => target_id).sort();
  expect(targets).toEqual(ordered.map(({ cart_id }) => cart_id).sort());

  const refunded = books
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const ledger = await db.selectFrom('ledger').select('amount_cents').execute();
  const net = captured.reduce((sum, { cents }) => sum + cents, 0) - refunded;
  expect(ledger.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(net);
}
