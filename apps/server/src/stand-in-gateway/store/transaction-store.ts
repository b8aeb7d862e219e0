// The stand-in's own ledger: every charge, refund and void that it ever accepted or declined.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { insertRow } from '../../platform/db/insert-row.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Dialect, TransactionStatus, TransactionsTable } from '../tables.ts';
import '../tables.ts';

export type Transaction = Selectable<TransactionsTable>;
export type NewTransaction = Insertable<TransactionsTable>;

/** What is older than this has settled: it can be refunded, and no longer voided. */
const SETTLES_AFTER_MS = 24 * 3_600_000;

export const isSettled = ({ submitted_at }: Transaction, now: Date): boolean =>
  now.getTime() - submitted_at.getTime() >= SETTLES_AFTER_MS;

const taken = statement(({ contentHash, since }: { contentHash: string; since: Date }, db) =>
  db
    .selectFrom('standin_transactions')
    .select('transaction_id')
    .where('content_hash', '=', contentHash)
    .where('status', '<>', 'declined')
    .where('submitted_at', '>', since)
    .limit(1),
);

/** Content that was taken already within the window. It compares; it does not lock. */
export async function hasDuplicate(db: Db, contentHash: string, since: Date): Promise<boolean> {
  return (await taken(db, { contentHash, since })).rows.length > 0;
}

const columns = [
  'transaction_id',
  'kind',
  'status',
  'ref',
  'invoice',
  'profile_id',
  'card_id',
  'last_four',
  'brand',
  'first_name',
  'last_name',
  'amount_cents',
  'currency',
  'of_transaction_id',
  'content_hash',
  'submitted_at',
  'listed_from',
  'speaks',
  'return_url',
  'problem',
] as const satisfies (keyof Transaction)[];

const insert = insertRow<NewTransaction, Transaction>('standin_transactions', {
  tail: sql`returning ${sql.join(columns.map((column) => sql.ref(column)))}`,
});

export async function insertTransaction(db: Db, row: NewTransaction): Promise<Transaction> {
  return firstOf(await insert(db, row));
}

/** Neither of the two that it stands in for knows what the other has. */
export async function findTransaction(
  db: Db,
  speaks: Dialect,
  transactionId: number,
): Promise<Transaction | undefined> {
  return db
    .selectFrom('standin_transactions')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('speaks', '=', speaks)
    .executeTakeFirst();
}

/** Moves a transaction on, if it still is in one of the states named. */
export async function moveTransaction(
  db: Db,
  transactionId: number,
  from: readonly TransactionStatus[],
  to: TransactionStatus,
): Promise<Transaction | undefined> {
  return db
    .updateTable('standin_transactions')
    .set({ status: to })
    .where('transaction_id', '=', transactionId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export interface ListQuery {
  profileId?: number;
  submittedAfter?: Date;
  /** Those that have settled in this batch. */
  batchId?: number;
  limit: number;
  offset: number;
  now: Date;
}

/** What Authorize.Net's lists show, newest first: late entries are not among them yet. */
export function listTransactions(db: Db, query: ListQuery): Promise<Transaction[]> {
  let rows = db
    .selectFrom('standin_transactions')
    .selectAll()
    .where('speaks', '=', 'authorizenet')
    .where('listed_from', '<=', query.now)
    .orderBy('transaction_id', 'desc')
    .limit(query.limit)
    .offset(query.offset);
  if (query.profileId !== undefined) rows = rows.where('profile_id', '=', query.profileId);
  if (query.submittedAfter !== undefined) rows = rows.where('submitted_at', '>', query.submittedAfter);
  if (query.batchId !== undefined)
    rows = rows.where('submitted_at', '<=', unsettledSince(query.now)).where(batchOf, '=', query.batchId);
  return rows.execute();
}

/** What was taken on one day settles together, a day after; the day's number is the batch's. */
const batchOf = sql<number>`floor(extract(epoch from submitted_at) / 86400)::int`;

export interface Batch {
  batchId: number;
  settledAt: Date;
}

/** The batches that settled between two moments, as far as they have settled by now. */
export async function listBatches(db: Db, from: Date, until: Date, now: Date): Promise<Batch[]> {
  const last = Math.min(until.getTime(), now.getTime());
  const { rows } = await sql<{ batchId: number; last: Date }>`
    select ${batchOf} as "batchId", max(submitted_at) as last from standin_transactions
    where speaks = 'authorizenet' and submitted_at >= ${unsettledSince(from)} and submitted_at <= ${unsettledSince(new Date(last))}
    group by 1 order by 1`.execute(db);
  return rows.map(({ batchId, last: at }) => ({
    batchId,
    settledAt: new Date(at.getTime() + SETTLES_AFTER_MS),
  }));
}

export const unsettledSince = (now: Date): Date => new Date(now.getTime() - SETTLES_AFTER_MS);

/** Refunds a part of a settled charge, never more than is left of it. */
export async function insertRefund(db: Db, row: NewTransaction): Promise<Transaction | undefined> {
  return db.transaction().execute(async (tx) => {
    const origin = await sql<{ amount_cents: number }>`
      select amount_cents from standin_transactions
      where transaction_id = ${row.of_transaction_id} for update`.execute(tx);
    const given = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::int as cents from standin_transactions
      where of_transaction_id = ${row.of_transaction_id} and kind = 'refund' and status = 'refunded'`.execute(
      tx,
    );
    const left = (origin.rows[0]?.amount_cents ?? 0) - (given.rows[0]?.cents ?? 0);
    if (row.amount_cents > left) return undefined;
    return tx.insertInto('standin_transactions').values(row).returningAll().executeTakeFirstOrThrow();
  });
}
