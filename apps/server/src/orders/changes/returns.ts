// Money that goes back to a card, or in another way, payment by payment.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { moveByHand } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { findPayment, updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { findChange, findReturns, insertReturns, moveChange, settleReturn } from './change-store.ts';
import type { ReturnRow } from './change-store.ts';

/** Under this name money of an order goes back; the target's id is the return's. */
export const ORDER_RETURN = 'order-return';

/** With the last of its returns a change is settled; one that was refused is over when another took its place. */
async function settleChange(tx: Tx, row: ReturnRow, now: Date): Promise<void> {
  const change = await findChange(tx, row.seller_id, row.change_id);
  const returns = await findReturns(tx, change);
  const replaced = new Set(returns.map(({ replaces }) => replaces));
  const isOver = returns.every(
    ({ state, return_id }) => state === 'returned' || (state === 'refused' && replaced.has(return_id)),
  );
  if (isOver && change.state === 'effective')
    await moveChange(tx, change, 'settled', { problem: null, updated_at: now });
}

const bookReturned = (tx: Tx, order: OrderRow, amountCents: number, now: Date): Promise<OrderRow> =>
  updateOrder(tx, order, { returned_cents: order.returned_cents + amountCents, updated_at: now });

/** The gateway has given it back. The order must be locked. */
export async function recordReturned(
  tx: Tx,
  order: OrderRow,
  row: ReturnRow,
  intentRef: string,
  now: Date,
): Promise<OrderRow> {
  await settleReturn(tx, row, { state: 'returned', intent_ref: intentRef, settled_at: now });
  await settleChange(tx, row, now);
  return bookReturned(tx, order, row.amount_cents, now);
}

/** The gateway will not give it back. The change waits for somebody who finds another way, or takes it all back. */
export async function recordRefused(tx: Tx, row: ReturnRow, problem: string, now: Date): Promise<void> {
  await settleReturn(tx, row, { state: 'refused', note: problem, settled_at: now });
  const payment = await findPayment(tx, row);
  await updatePayment(tx, payment, { returning_cents: payment.returning_cents - row.amount_cents });
  const change = await findChange(tx, row.seller_id, row.change_id);
  await moveChange(tx, change, change.state, { problem, updated_at: now });
}

export interface GivenBack {
  note: string;
  /** Who gave it back. */
  by: string;
}

/** PROG-12: what had come by hand goes back by hand, and the ledger says so. */
async function giveBackByHand(
  tx: Tx,
  order: OrderRow,
  { payment_id, hand_ref, hand_method }: PaymentRow,
  { amountCents, note, by, now }: GivenBack & { amountCents: number; now: Date },
): Promise<string | null> {
  if (hand_ref === null || hand_method === null) return null;
  return moveByHand.giveBack(tx, {
    sellerId: order.seller_id,
    method: hand_method,
    amountCents,
    currency: order.currency,
    targetKind: ORDER_PAYMENT,
    targetId: String(payment_id),
    ofRef: hand_ref,
    isTest: order.is_test,
    by,
    note,
    now,
  });
}

/** What was refused went back in another way, which the note tells. The order must be locked. */
export async function recordOtherWay(
  tx: Tx,
  order: OrderRow,
  refused: ReturnRow,
  { note, by }: GivenBack,
  now: Date,
): Promise<OrderRow> {
  const { seller_id, order_id, change_id, payment_id, amount_cents } = refused;
  const what = { seller_id, order_id, change_id, payment_id, amount_cents, replaces: refused.return_id };
  const when = { created_at: now, settled_at: now };
  const payment = await findPayment(tx, refused);
  const hand_ref = await giveBackByHand(tx, order, payment, { amountCents: amount_cents, note, by, now });
  await insertReturns(tx, [{ ...what, ...when, way: 'other', state: 'returned', note, hand_ref }]);
  await updatePayment(tx, payment, { returning_cents: payment.returning_cents + amount_cents });
  await settleChange(tx, refused, now);
  return bookReturned(tx, order, amount_cents, now);
}

/** What was refused is tried at the gateway once more. The order must be locked. */
export async function planReturnAgain(tx: Tx, refused: ReturnRow, now: Date): Promise<ReturnRow> {
  const { seller_id, order_id, change_id, payment_id, amount_cents } = refused;
  const what = { seller_id, order_id, change_id, payment_id, amount_cents, replaces: refused.return_id };
  const planned = firstOf(
    await insertReturns(tx, [{ ...what, way: 'gateway', state: 'planned', created_at: now }]),
  );
  const payment = await findPayment(tx, refused);
  await updatePayment(tx, payment, { returning_cents: payment.returning_cents + amount_cents });
  const change = await findChange(tx, seller_id, change_id);
  await moveChange(tx, change, change.state, { problem: null, updated_at: now });
  return planned;
}
