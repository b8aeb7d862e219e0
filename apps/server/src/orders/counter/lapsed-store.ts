import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface Lapsed {
  sellerId: number;
  paymentId: number;
}

/** Those whose time is over, the longest ago first. */
export async function findLapsed(db: Db, now: Date, most: number): Promise<Lapsed[]> {
  const { rows } = await sql<Lapsed>`
    select p.seller_id as "sellerId", p.payment_id as "paymentId" from order_payments p
    where p.pay_until <= ${now} and p.captured_at is null and p.voided_at is null
    order by p.pay_until limit ${most}`.execute(db);
  return rows;
}
