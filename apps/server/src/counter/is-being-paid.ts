import { targetsBeingCharged } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';

/** A charge of it is under way, held, or its outcome is not known. */
export async function isBeingPaid(
  db: Db,
  { seller_id, payment_id }: { seller_id: number; payment_id: number },
): Promise<boolean> {
  const key = { sellerId: seller_id, kind: 'order-payment' };
  return (await targetsBeingCharged(db, key, [String(payment_id)])).size > 0;
}
