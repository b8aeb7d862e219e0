// The only SQL on what banks ask back of charges.
import { isOpenDispute } from '@stagedoor/rules/cards/dispute';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { listSellers } from '../../sellers/index.ts';
import type { FoundDispute } from '../gateway/payment-gateway.ts';
import type { IntentRow } from '../intents/intent.ts';
import { newReference } from '../reference.ts';
import type { DisputesTable } from '../tables.ts';
import '../tables.ts';

export type DisputeRow = Selectable<DisputesTable>;

/** The charge that a gateway calls so, whoever's it is. */
export async function findChargeAt(
  db: Db,
  gateway: string,
  transactionId: string,
): Promise<IntentRow | undefined> {
  const sellerIds = (await listSellers(db)).map(({ sellerId }) => sellerId);
  return db
    .selectFrom('payment_intents')
    .selectAll()
    .where('seller_id', 'in', sellerIds)
    .where('transaction_id', '=', transactionId)
    .where('gateway', '=', gateway)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
}

/** Locked until the end of the transaction. What was told of its charge and its amount at first stays. */
export async function keepDispute(
  tx: Tx,
  { seller_id, ref }: IntentRow,
  found: FoundDispute,
  now: Date,
): Promise<DisputeRow> {
  const { disputeId: dispute_id, amountCents: amount_cents, currency, reason, state } = found;
  const told = { reason, state, answer_by: found.answerBy ?? null };
  const ended_at = isOpenDispute(state) ? null : now;
  return tx
    .insertInto('disputes')
    .values({
      seller_id,
      dispute_id,
      ref,
      amount_cents,
      currency,
      opened_at: found.openedAt,
      ended_at,
      ...told,
    })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'dispute_id']).doUpdateSet({
        ...told,
        ended_at: ended_at && sql<Date>`coalesce(disputes.ended_at, ${ended_at})`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the books have of it: less than nothing while the bank has the money. */
export async function bookedOf(tx: Tx, { seller_id, dispute_id }: DisputeRow): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from ledger
    where seller_id = ${seller_id} and dispute_id = ${dispute_id}`.execute(tx);
  return firstOf(rows).cents;
}

export async function bookDisputed(
  tx: Tx,
  { seller_id, dispute_id, currency }: DisputeRow,
  { target_kind, target_id }: IntentRow,
  cents: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ledger')
    .values({
      seller_id,
      ref: newReference(),
      kind: cents < 0 ? 'disputed' : 'reinstated',
      amount_cents: cents,
      currency,
      transaction_id: dispute_id,
      target_kind,
      target_id,
      recorded_at: now,
      dispute_id,
    })
    .execute();
}

/** When the oldest began at this account that is open, or ended since then. */
export async function oldestDispute(db: Db, gateway: string, endedSince: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(d.opened_at) as at from disputes d
    join payment_intents i on i.seller_id = d.seller_id and i.ref = d.ref
    where i.gateway = ${gateway} and (d.ended_at is null or d.ended_at >= ${endedSince})`.execute(db);
  return rows[0]?.at ?? undefined;
}
