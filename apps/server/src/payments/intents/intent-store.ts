// The only SQL on payment intents and on the ledger.
import { claimsTarget, isLiveIntent, paymentIntentMachine } from '@stagedoor/rules/machines/payment-intent';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { TEST_ACCOUNT } from '../gateway/payment-gateway.ts';
import type { PaymentIntentsTable } from '../tables.ts';
import type { IntentRow } from './intent.ts';
import '../tables.ts';

export type IntentKey = Pick<IntentRow, 'seller_id' | 'ref'>;
export type NewIntent = Omit<Insertable<PaymentIntentsTable>, 'attempt'>;
export type TargetKey = Pick<IntentRow, 'seller_id' | 'target_kind' | 'target_id'>;

const states = keysOf(paymentIntentMachine);
const live = states.filter(isLiveIntent);
const claiming = states.filter(claimsTarget);
const sendable = statesBefore(paymentIntentMachine, 'dispatched');

function nextAttempt(tx: Tx, row: NewIntent) {
  const attempt = sql<number>`(
    select coalesce(max(attempt), 0) + 1 from payment_intents where seller_id = ${row.seller_id}
      and target_kind = ${row.target_kind} and target_id = ${row.target_id})`;
  return tx
    .insertInto('payment_intents')
    .values({ ...row, attempt })
    .returningAll();
}

/** The target's next attempt. Undefined when it has one that lives or has succeeded. */
export async function insertIntent(tx: Tx, row: NewIntent): Promise<IntentRow | undefined> {
  return nextAttempt(tx, row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
}

/** The same, ending the transaction when it has one: `isSecondIntent` knows that error. */
export async function insertOnlyIntent(tx: Tx, row: NewIntent): Promise<IntentRow> {
  return nextAttempt(tx, row).executeTakeFirstOrThrow();
}

const UNIQUE_VIOLATION = '23505';

export function isSecondIntent(error: unknown): boolean {
  const { code, table } = recordOf(error);
  return code === UNIQUE_VIOLATION && table === 'payment_intents';
}

/** The attempt that claims this target now, if there is one. */
export async function findClaim(db: Db, target: TargetKey): Promise<IntentRow | undefined> {
  return db
    .selectFrom('payment_intents')
    .selectAll()
    .where('seller_id', '=', target.seller_id)
    .where('target_kind', '=', target.target_kind)
    .where('target_id', '=', target.target_id)
    .where('state', 'in', claiming)
    .executeTakeFirst();
}

/** Those of the targets for which a charge is under way, held, or in an operator's hands. */
export async function targetsBeingCharged(
  db: Db,
  { sellerId, kind }: { sellerId: number; kind: string },
  targetIds: readonly string[],
): Promise<Set<string>> {
  if (targetIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment_intents')
    .select('target_id')
    .where('seller_id', '=', sellerId)
    .where('target_kind', '=', kind)
    .where('target_id', 'in', [...targetIds])
    .where('state', 'in', live)
    .execute();
  return new Set(rows.map(({ target_id }) => target_id));
}

export async function lockIntent(tx: Tx, { seller_id, ref }: IntentKey): Promise<IntentRow> {
  return tx
    .selectFrom('payment_intents')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('ref', '=', ref)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** References are unique for all sellers: a notification carries nothing else. */
export async function findIntent(db: Db, ref: string): Promise<IntentRow | undefined> {
  return db.selectFrom('payment_intents').selectAll().where('ref', '=', ref).executeTakeFirst();
}

/** An attempt with a card of this customer's. */
export async function findOwnIntent(
  db: Db,
  { sellerId, userId, ref }: { sellerId: number; userId: number; ref: string },
): Promise<IntentRow | undefined> {
  const { rows } = await sql<IntentRow>`
    select i.* from payment_intents i
    join payment_methods m on m.seller_id = i.seller_id and m.payment_method_id = i.payment_method_id
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where i.seller_id = ${sellerId} and i.ref = ${ref} and i.kind = 'charge'
      and p.owner_kind = 'customer' and p.owner_id = ${userId}`.execute(db);
  return rows[0];
}

export async function updateIntent(
  db: Db,
  { seller_id, ref }: IntentKey,
  changes: Updateable<PaymentIntentsTable>,
): Promise<IntentRow> {
  return db
    .updateTable('payment_intents')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('ref', '=', ref)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes up what is due and puts it off, so that no other node takes it too. No answer by now means unknown. What a gateway
 * has to say that cannot be reached stays where it is.
 */
export async function claimDue(db: Db, now: Date, leaseUntil: Date, most: number): Promise<IntentRow[]> {
  const { rows } = await sql<IntentRow>`
    update payment_intents
    set look_at = ${leaseUntil}, state = case when state = 'dispatched' then 'unknown' else state end,
      unanswered_at = case when state = 'dispatched' then ${now} else unanswered_at end
    where (seller_id, ref) in (
      select seller_id, ref from payment_intents where look_at <= ${now}
        and gateway not in (select gateway from gateway_away)
      order by look_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Takes up one, if it is due by now and nobody works on it. */
export async function claimOne(
  db: Db,
  { seller_id, ref }: IntentKey,
  now: Date,
  leaseUntil: Date,
): Promise<IntentRow | undefined> {
  const { rows } = await sql<IntentRow>`
    update payment_intents
    set look_at = ${leaseUntil}, state = case when state = 'dispatched' then 'unknown' else state end,
      unanswered_at = case when state = 'dispatched' then ${now} else unanswered_at end
    where seller_id = ${seller_id} and ref = ${ref} and look_at <= ${now}
    returning *`.execute(db);
  return rows[0];
}

/** Takes up one that waits for an answer of the gateway, due or not. */
export async function claimNow(
  db: Db,
  { seller_id, ref }: IntentKey,
  leaseUntil: Date,
): Promise<IntentRow | undefined> {
  return db
    .updateTable('payment_intents')
    .set({ look_at: leaseUntil })
    .where('seller_id', '=', seller_id)
    .where('ref', '=', ref)
    .where('state', 'in', ['unknown', 'waiting', 'held', 'attention'])
    .returningAll()
    .executeTakeFirst();
}

/** Marks as sent what this node has taken up; undefined when another has taken it since. */
export async function markDispatched(
  db: Db,
  row: IntentRow,
  now: Date,
  leaseUntil: Date,
): Promise<IntentRow | undefined> {
  return db
    .updateTable('payment_intents')
    .set({
      state: 'dispatched',
      return_by: row.return_by,
      sent_at: row.sent_at ?? now,
      unanswered_at: null,
      first_absent_at: null,
      look_at: leaseUntil,
    })
    .where('seller_id', '=', row.seller_id)
    .where('ref', '=', row.ref)
    .where('state', 'in', sendable)
    .where('look_at', '=', row.look_at)
    .returningAll()
    .executeTakeFirst();
}

/** What was given back of a charge, or is about to be. */
export async function returnedCents(tx: Tx, { seller_id, ref }: IntentKey): Promise<number> {
  const row = await tx
    .selectFrom('payment_intents')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where('seller_id', '=', seller_id)
    .where('of_ref', '=', ref)
    .where('state', 'in', claiming)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** One entry an attempt: the ledger itself refuses a second, and what was a test. */
export async function recordMovement(
  tx: Tx,
  intent: IntentRow,
  transactionId: string,
  now: Date,
): Promise<void> {
  if (intent.gateway === TEST_ACCOUNT) return;
  const isCharge = intent.kind === 'charge';
  await tx
    .insertInto('ledger')
    .values({
      seller_id: intent.seller_id,
      ref: intent.ref,
      kind: isCharge ? 'capture' : 'return',
      amount_cents: isCharge ? intent.amount_cents : -intent.amount_cents,
      currency: intent.currency,
      transaction_id: transactionId,
      target_kind: intent.target_kind,
      target_id: intent.target_id,
      recorded_at: now,
    })
    .execute();
}
