// Writes a bill down as an order: its events, its lines, and the payments it is paid with.
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { BillLine } from './order-bill.ts';
import { eventRows, lineRow, orderRow, paymentRow } from './order-rows.ts';
import type { NewOrder, OrderId } from './order-rows.ts';
import { insertEvents, insertLines, insertOrder, insertPayments } from './order-store.ts';
import type { LineRow, OrderRow } from './order-store.ts';
import type { OrderCheckpoint } from './order-steps.ts';

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

export async function writeOrder(
  tx: Tx,
  order: NewOrder,
  checkpoint: OrderCheckpoint,
): Promise<WrittenOrder> {
  const { shipping_address, ...row } = orderRow(order);
  const address = shipping_address && JSON.stringify(shipping_address);
  const written = await insertOrder(tx, { ...row, shipping_address: address });
  if (!written) throw new BeginAgain('The number was drawn before');
  await checkpoint('order written');
  const lines = await writeLines(tx, written, order.bill.lines);
  await insertPayments(
    tx,
    order.payments.map((payment) => paymentRow(written, payment, order.now)),
  );
  await checkpoint('lines written');
  return { order: written, lines };
}
