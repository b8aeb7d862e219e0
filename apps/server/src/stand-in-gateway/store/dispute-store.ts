// What banks ask back, of charges in Stripe's language.
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { DisputesTable } from '../tables.ts';
import '../tables.ts';

export type Dispute = Selectable<DisputesTable>;

export interface NewDispute {
  transactionId: number;
  amountCents: number;
  reason: string;
  /** An inquiry takes no money yet. */
  isInquiry: boolean;
  dueBy: Date;
}

export const insertDispute = (db: Db, given: NewDispute, now: Date): Promise<Dispute> =>
  db
    .insertInto('standin_disputes')
    .values({
      transaction_id: given.transactionId,
      amount_cents: given.amountCents,
      reason: given.reason,
      status: given.isInquiry ? 'warning_needs_response' : 'needs_response',
      taken_at: given.isInquiry ? null : now,
      given_back_at: null,
      due_by: given.dueBy,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const over = new Set(['won', 'lost', 'warning_closed']);

/** Answered by the merchant, or ended by the bank; undefined where it is over. */
export async function moveDispute(
  db: Db,
  disputeId: number,
  to: 'answered' | 'won' | 'lost',
  now: Date,
): Promise<Dispute | undefined> {
  const row = await findDispute(db, disputeId);
  if (!row || over.has(row.status)) return undefined;
  const isInquiry = row.status.startsWith('warning_');
  const answered = isInquiry ? 'warning_under_review' : 'under_review';
  const status = to === 'answered' ? answered : isInquiry ? 'warning_closed' : to;
  return db
    .updateTable('standin_disputes')
    .set({ status, ...(to === 'won' && row.taken_at && { given_back_at: now }) })
    .where('dispute_id', '=', disputeId)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
}

export const findDispute = (db: Db, disputeId: number): Promise<Dispute | undefined> =>
  db.selectFrom('standin_disputes').selectAll().where('dispute_id', '=', disputeId).executeTakeFirst();

/** While a bank asks for it, and when it has it, nothing of it is given back another way. */
export async function isDisputed(db: Db, transactionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('standin_disputes')
    .select('dispute_id')
    .where('transaction_id', '=', transactionId)
    .where('taken_at', 'is not', null)
    .where('given_back_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface DisputeList {
  since?: Date | undefined;
  /** Those that came before this one. */
  before?: number | undefined;
  limit: number;
}

/** Newest first. */
export function listDisputed(db: Db, { since, before, limit }: DisputeList): Promise<Dispute[]> {
  let rows = db.selectFrom('standin_disputes').selectAll().orderBy('dispute_id', 'desc').limit(limit);
  if (since !== undefined) rows = rows.where('created_at', '>=', since);
  if (before !== undefined) rows = rows.where('dispute_id', '<', before);
  return rows.execute();
}
