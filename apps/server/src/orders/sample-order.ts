import { ownOrElse } from '../platform/db/own-or-else.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { SamplePlace } from '../office/index.ts';
import type { OrderRow } from './order-store.ts';
import './tables.ts';

/** The latest order of the outlet, or else of another one of the seller, as if it were this one's. */
export async function sampleOrder(
  tx: Tx,
  { sellerId, outletId }: Pick<SamplePlace, 'sellerId' | 'outletId'>,
): Promise<OrderRow | undefined> {
  const all = tx.selectFrom('orders').selectAll().where('seller_id', '=', sellerId);
  const order = await ownOrElse(all.orderBy('created_at', 'desc').limit(1), outletId);
  return order && { ...order, outlet_id: outletId };
}
