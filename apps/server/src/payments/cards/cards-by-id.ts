import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { Db } from '../../platform/db/tables.ts';
import { describeCard } from './payment-method-list.ts';
import '../tables.ts';

/** Cards that something was or will be paid with, also those that their owner has removed since. */
export async function cardsById(
  db: Db,
  sellerId: number,
  ids: readonly number[],
): Promise<Map<number, PaymentMethod>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('payment_method_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.payment_method_id, describeCard(row, 0)]));
}
