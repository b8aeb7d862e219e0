import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** The public side of orders that others refer to, by their internal numbers (HIST-REQ-07). */
export async function uniqueIdsOfOrders(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'unique_id'])
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.unique_id]));
}
