import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { DueKey } from './due-store.ts';
import '../tables.ts';

export type Wronged = Pick<DueKey, 'seller_id' | 'payment_id'>;

/** Payments that an older version called failed while the gateway could not be reached; not paid and not given up since. */
export async function findWronged(db: Db): Promise<Wronged[]> {
  const { rows } = await sql<Wronged>`
    select p.seller_id, p.payment_id from order_payments p
    join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where p.failed_at is not null and p.captured_at is null and p.voided_at is null
      and p.failed_message like 'ErrorCode unreachable - %' and o.state <> 'STATUS_ORDER_CANCELED'`.execute(
    db,
  );
  return rows;
}
