import { orderMachine } from '@stagedoor/rules/machines/order';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { orderPaymentState } from '@stagedoor/rules/orders/order-balance';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import type { Tx } from '../../platform/db/tables.ts';
import { findPayments } from '../order-parts.ts';
import type { OrderRow } from '../order-store.ts';

/**
 * A later award and an upgrade have states of their own: what they are paid with is nothing to the order's. One without
 * any payment is paid when nothing is owed.
 */
export async function stateByPayments(
  tx: Tx,
  { seller_id, order_id, state }: OrderRow,
  owedCents: number,
): Promise<OrderState> {
  const payments = await findPayments(tx, seller_id, [order_id]);
  const own = payments.filter(({ change_id }) => change_id === null);
  if (own.length === 0 && owedCents > 0) return state;
  const next = orderPaymentState(
    own.map(({ amount_cents, captured_at, failed_at }) => ({
      amountCents: amount_cents,
      captured: captured_at !== null,
      failed: failed_at !== null,
    })),
  );
  return canMove(orderMachine, state, next) ? next : state;
}
