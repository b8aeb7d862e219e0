// Writes a bill down as an order: its events, its lines, and the payments it is paid with.
import { findCustomer } from '../accounts/index.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { BillLine } from './order-bill.ts';
import { eventRows, lineRow, orderRow, paymentRow } from './order-rows.ts';
import type { NewOrder, OrderId } from './order-rows.ts';
import { insertNewOrder, newOrderParts } from './new-order-store.ts';
import type { NewOrderKey } from './new-order-store.ts';
import { insertEvents, insertLines, insertOrder, insertPayments } from './order-store.ts';
import type { LineRow, OrderRow } from './order-store.ts';

export async function writeLines(
  tx: Tx,
  id: OrderId,
  lines: readonly BillLine[],
  changeId: number | null = null,
): Promise<LineRow[]> {
  const { seller_id, order_id } = id;
  const of = <R extends object>(row: R) => ({ seller_id, order_id, ...row });
  await insertEvents(tx, eventRows(lines).map(of));
  return insertLines(
    tx,
    lines.map((line) => of({ ...lineRow(line, changeId), fees: JSON.stringify(line.fees) })),
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
    order.payments.map((payment) => ({
      seller_id: written.seller_id,
      order_id: written.order_id,
      ...paymentRow(payment, order.now),
    })),
  );
  return { order: written, lines };
}

/** A new order under a number that is drawn here, with all that hangs on it; everything is sent at once. */
export function sendOrder(tx: Tx, order: NewOrder & { uniqueId: string }): Promise<NewOrderKey> {
  const { bill, payments, now } = order;
  const { shipping_address, ...row } = orderRow(order);
  const sent = Promise.all([
    insertNewOrder(tx, { ...row, shipping_address: shipping_address && JSON.stringify(shipping_address) }),
    newOrderParts.events(tx, order, eventRows(bill.lines)),
    newOrderParts.lines(
      tx,
      order,
      bill.lines.map((line) => lineRow(line, null)),
    ),
    newOrderParts.payments(
      tx,
      order,
      payments.map((payment) => paymentRow(payment, now)),
    ),
  ]);
  return sent.then(([written]) => written);
}
