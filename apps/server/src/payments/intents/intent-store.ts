// The only SQL on payment intents that are there.
import { claimsTarget, isLiveIntent, paymentIntentMachine } from '@stagedoor/rules/machines/payment-intent';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { changeRow } from '../../platform/db/change-row.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PaymentIntentsTable } from '../tables.ts';
import type { IntentRow } from './intent.ts';
import '../tables.ts';

export type IntentKey = Pick<IntentRow, 'seller_id' | 'ref'>;
export type TargetKey = Pick<IntentRow, 'seller_id' | 'target_kind' | 'target_id'>;

const states = keysOf(paymentIntentMachine);
const live = states.filter(isLiveIntent);
const claiming = states.filter(claimsTarget);
const sendable = statesBefore(paymentIntentMachine, 'dispatched');

export const intentColumns = [
  'seller_id',
  'ref',
  'kind',
  'target_kind',
  'target_id',
  'attempt',
  'amount_cents',
  'currency',
  'payment_method_id',
  'gateway_profile_id',
  'gateway_card_id',
  'last_four',
  'gateway',
  'of_ref',
  'return_by',
  'request_hash',
  'state',
  'look_at',
  'sent_at',
  'unanswered_at',
  'first_absent_at',
  'transaction_id',
  'page_origin',
  'confirm_url',
  'waiting_since',
  'problem_code',
  'problem_text',
  'created_at',
  'settled_at',
] as const;

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

const lockOne = statement(({ seller_id, ref }: IntentKey, db) =>
  db
    .selectFrom('payment_intents')
    .select(intentColumns)
    .where('seller_id', '=', seller_id)
    .where('ref', '=', ref)
    .forUpdate(),
);

export async function lockIntent(tx: Tx, { seller_id, ref }: IntentKey): Promise<IntentRow> {
  const [row] = (await lockOne(tx, { seller_id, ref })).rows;
  if (!row) throw new NoSuchIntent(ref);
  return row;
}

/** Nobody knows of it: a database that failed over without its last moments has forgotten it. */
export class NoSuchIntent extends Error {
  constructor(ref: string) {
    super(`There is no attempt ${ref}`);
  }
}

const findOne = statement(({ ref }: Pick<IntentRow, 'ref'>, db) =>
  db.selectFrom('payment_intents').select(intentColumns).where('ref', '=', ref),
);

/** References are unique for all sellers: a notification carries nothing else. */
export async function findIntent(db: Db, ref: string): Promise<IntentRow | undefined> {
  return (await findOne(db, { ref })).rows[0];
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

const changeOne = changeRow('payment_intents');

/** The attempt must be locked. Answers it after the change. */
export async function changeIntent<C extends Partial<IntentRow>>(tx: Tx, row: IntentRow, to: C) {
  const { seller_id, ref } = row;
  if (!(await changeOne(tx, { at: { seller_id, ref }, to }))) throw new NoSuchIntent(ref);
  return { ...row, ...to };
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
