import type { Tx } from '../platform/db/tables.ts';
import type { SamplePlace } from '../platform/letter-sample.ts';
import type { OrderRow } from './order-store.ts';
import './tables.ts';

/** The latest order of the outlet, or else of another one of the seller, as if it were this one's. */
export async function sampleOrder(
  tx: Tx,
  { sellerId, outletId }: Pick<SamplePlace, 'sellerId' | 'outletId'>,
): Promise<OrderRow | undefined> {
  const latest = tx
    .selectFrom('orders')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .limit(1);
  const order =
    (await latest.where('outlet_id', '=', outletId).executeTakeFirst()) ?? (await latest.executeTakeFirst());
  return order && { ...order, outlet_id: outletId };
}
