// The only SQL on what the gateway has and our books cannot explain.
import { sql } from 'kysely';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { Db } from '../../platform/db/tables.ts';
import type { CardRow, ProfileRow } from '../cards/card-store.ts';
import type { ListedTransaction } from '../gateway/payment-gateway.ts';
import '../tables.ts';

/** What our books say of these references; those that they do not know are missing. */
export async function attemptsOf(
  db: Db,
  refs: readonly string[],
): Promise<ReadonlyMap<string, PaymentIntentState>> {
  const { rows } = await sql<{ ref: string; state: PaymentIntentState }>`
    select ref, state from payment_intents where ref = any (${refs}::text[])`.execute(db);
  return new Map(rows.map(({ ref, state }) => [ref, state]));
}

/** Whose these profiles at a gateway are; those of nobody here are missing. */
export async function profilesAt(
  db: Db,
  gateway: string,
  gatewayProfileIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileRow>> {
  const { rows } = await sql<ProfileRow>`
    select * from payment_profiles
    where gateway_profile_id = any (${gatewayProfileIds}::text[]) and gateway = ${gateway}`.execute(db);
  return new Map(rows.map((row) => [row.gateway_profile_id!, row]));
}

/** The card, also one that is removed since. */
export async function cardAt(
  db: Db,
  { seller_id, profile_id }: ProfileRow,
  gatewayCardId: string,
): Promise<CardRow | undefined> {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('profile_id', '=', profile_id)
    .where('gateway_card_id', '=', gatewayCardId)
    .executeTakeFirst();
}

/** Makes an attempt that was given up due again; false when somebody has taken it up since. */
export async function lookAgain(db: Db, ref: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update payment_intents set look_at = ${now}
    where ref = ${ref} and state = 'closed' and (look_at is null or look_at > ${now})
    returning ref`.execute(db);
  return rows.length > 0;
}

/** True when it was not known before. */
export async function keepStray(
  db: Db,
  gateway: string,
  stray: ListedTransaction,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('stray_charges')
    .values({
      transaction_id: stray.transactionId,
      ref: stray.ref,
      kind: stray.status === 'refunded' ? 'refund' : 'charge',
      amount_cents: stray.amountCents,
      currency: stray.currency,
      last_four: stray.lastFour,
      submitted_at: stray.submittedAt,
      found_at: now,
      settled_at: null,
      gateway,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** What became of a stray: our books have it now and give it back, the gateway undid it, or a person knows of it. */
export type StrayEnd = 'given-back' | 'undone' | 'known';

/** Answers how many waited. */
export async function settleStrays(
  db: Db,
  transactionIds: readonly string[],
  became: StrayEnd,
  now: Date,
): Promise<number> {
  if (transactionIds.length === 0) return 0;
  const { rows } = await sql`update stray_charges set settled_at = ${now}, became = ${became}
    where transaction_id = any (${transactionIds}::text[]) and settled_at is null
    returning transaction_id`.execute(db);
  return rows.length;
}

export interface OpenStray {
  transactionId: string;
  ref: string;
  kind: 'charge' | 'refund';
  cents: number;
  currency: Currency;
  lastFour: string;
  since: Date;
}

/** Those that wait for a person, the oldest first. */
export async function openStrays(db: Db): Promise<OpenStray[]> {
  const { rows } = await sql<OpenStray>`
    select transaction_id as "transactionId", ref, kind, amount_cents as cents, currency, last_four as "lastFour",
      found_at as since
    from stray_charges where settled_at is null order by found_at, transaction_id`.execute(db);
  return rows;
}
