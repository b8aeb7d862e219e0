// Writes a bill down as an order: its events, its lines, and the payments it is paid with.
import { findCustomer } from '../accounts/index.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { BillLine } from './order-bill.ts';
import { eventRows, lineRow, orderRow, paymentRow } from './order-rows.ts';
import type { NewOrder, OrderId } from './order-rows.ts';
import {
  insertEvents,
  insertLines,
  insertNewOrder,
  insertOrder,
  insertPayments,
  orderIdOf,
} from './order-store.ts';
import type { LineRow, OrderRow } from './order-store.ts';

export async function writeLines(
  tx: Tx,
  id: OrderId,
  lines: readonly BillLine[],
  changeId: number | null = null,
): Promise<LineRow[]> {
  await insertEvents(tx, eventRows(id, lines));
  return insertLines(
    tx,
    lines.map((line) => ({ ...lineRow(id, line, changeId), fees: JSON.stringify(line.fees) })),
  );
}

export interface WrittenOrder {
  order: OrderRow;
  lines: LineRow[];
}

/** Of an order that nobody placed just now, such as an award's. */
async function languageOfBuyer(
  tx: Tx,
  { seller_id, user_id }: { seller_id: number; user_id: number | null },
): Promise<string | null> {
  const customer = user_id === null ? undefined : await findCustomer(tx, seller_id, user_id);
  return customer?.language ?? null;
}

export async function writeOrder(tx: Tx, order: NewOrder): Promise<WrittenOrder> {
  const { shipping_address, ...row } = orderRow(order);
  const address = shipping_address && JSON.stringify(shipping_address);
  const language = row.language ?? (await languageOfBuyer(tx, row));
  const written = await insertOrder(tx, { ...row, language, shipping_address: address });
  if (!written) throw new BeginAgain('The number was drawn before');
  const lines = await writeLines(tx, written, order.bill.lines);
  await insertPayments(
    tx,
    order.payments.map((payment) => paymentRow(written, payment, order.now)),
  );
  return { order: written, lines };
}

/** A new order under a number that is drawn here, with all that hangs on it; everything is sent at once. */
export function sendOrder(tx: Tx, order: NewOrder & { uniqueId: string }): Promise<OrderRow> {
  const { sellerId, uniqueId, bill, payments, now } = order;
  const { shipping_address, ...row } = orderRow(order);
  const id = { seller_id: sellerId, order_id: orderIdOf(sellerId, uniqueId) };
  const lines = bill.lines.map((line) => ({ ...lineRow(id, line, null), fees: JSON.stringify(line.fees) }));
  const sent = Promise.all([
    insertNewOrder(tx, { ...row, shipping_address: shipping_address && JSON.stringify(shipping_address) }),
    insertEvents(tx, eventRows(id, bill.lines)),
    insertLines(tx, lines),
    insertPayments(
      tx,
      payments.map((payment) => paymentRow(id, payment, now)),
    ),
  ]);
  return sent.then(([written]) => written);
}
