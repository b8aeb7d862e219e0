// The SQL that reads what hangs on orders.
import type { Db } from '../platform/db/tables.ts';
import type { EventRow, LineRow, PaymentRow } from './order-store.ts';
import './tables.ts';

export const findEvents = (db: Db, sellerId: number, orderIds: readonly number[]): Promise<EventRow[]> =>
  db
    .selectFrom('order_events')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', [...orderIds])
    .execute();

/** In the order in which they are shown. */
export const findLines = (db: Db, sellerId: number, orderIds: readonly number[]): Promise<LineRow[]> =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('is_add_on')
    .orderBy('price_level_id')
    .orderBy('line_id')
    .execute();

/** In their order; also those that were voided. */
export const findAllPayments = (
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<PaymentRow[]> =>
  db
    .selectFrom('order_payments')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('sort')
    .execute();

/** Those that count. */
export async function findPayments(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<PaymentRow[]> {
  const all = await findAllPayments(db, sellerId, orderIds);
  return all.filter(({ voided_at }) => voided_at === null);
}

export interface OrderParts {
  events: EventRow[];
  lines: LineRow[];
  payments: PaymentRow[];
}

export async function findParts(db: Db, sellerId: number, orderIds: readonly number[]): Promise<OrderParts> {
  return {
    events: await findEvents(db, sellerId, orderIds),
    lines: await findLines(db, sellerId, orderIds),
    payments: await findPayments(db, sellerId, orderIds),
  };
}
