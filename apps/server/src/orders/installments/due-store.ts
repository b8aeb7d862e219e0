// What is to be charged by itself, and of whom.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { PaymentRow } from '../order-store.ts';
import '../tables.ts';

export type DueKey = Pick<PaymentRow, 'seller_id' | 'payment_id' | 'tries'> & { next_try_at: Date };

export type WhichDue = 'all' | 'awards';

const isDue = (which: WhichDue, now: Date) =>
  sql`next_try_at <= ${now} ${which === 'awards' ? sql`and run is not null` : sql``}`;

/** Who has something to be tried by now. */
export async function sellersWithDue(db: Db, which: WhichDue, now: Date): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    select distinct seller_id from order_payments where ${isDue(which, now)} order by seller_id`.execute(db);
  return rows.map(({ seller_id }) => seller_id);
}

/** What of a seller's is to be tried by now, the longest due first, page by page. */
export async function findDuePayments(
  db: Db,
  { sellerId, which, now }: { sellerId: number; which: WhichDue; now: Date },
  after: DueKey | undefined,
  most: number,
): Promise<DueKey[]> {
  const from = after ? [after.next_try_at, after.payment_id] : [new Date(0), 0];
  const { rows } = await sql<DueKey>`
    select seller_id, payment_id, tries, next_try_at from order_payments
    where seller_id = ${sellerId} and ${isDue(which, now)}
      and (next_try_at, payment_id) > (${from[0]}::timestamptz, ${from[1]}::int)
    order by next_try_at, payment_id limit ${most}`.execute(db);
  return rows;
}

/** What a seller has still to charge, today or later. */
export async function countDueLater(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_payments
    where seller_id = ${sellerId} and next_try_at is not null`.execute(db);
  return firstOf(rows).count;
}
