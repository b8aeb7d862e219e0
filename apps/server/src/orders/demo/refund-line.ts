import { canceledPart } from '@stagedoor/rules/orders/canceled-part';
import { importMovement } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { findReturns } from '../changes/change-store.ts';
import { openChange } from '../changes/open-change.ts';
import { ORDER_RETURN, recordReturned } from '../changes/returns.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { findPayment, lockOrder } from '../order-store.ts';
import type { LineRow, OrderRow } from '../order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';
import { daysBefore } from './demo-world.ts';
import type { OpenWorld } from './demo-world.ts';

/** A whole line goes back to stock, and its money to the card. */
export async function refundLine(tx: Tx, order: OrderRow, line: LineRow, world: OpenWorld): Promise<void> {
  const { sellerId } = world;
  const at = daysBefore(world.now, 4);
  const fresh = await lockOrder(tx, sellerId, order.order_id);
  const tickets = await ticketsOfOrders(tx, sellerId, [order.order_id]);
  const ticketIds = tickets.flatMap(({ lineId, ticketId }) => (lineId === line.line_id ? ticketId : []));
  const bought = {
    quantity: line.quantity,
    unitPriceCents: line.unit_price_cents,
    unitFeesCents: line.unit_fees_cents,
    taxesCents: line.taxes_cents,
  };
  const part = canceledPart(
    bought,
    { canceledBefore: 0, quantity: line.quantity, withFees: true },
    order.currency,
  );
  const change = await openChange(
    tx,
    order,
    {
      kind: 'refund',
      state: 'approved',
      goes: [{ lineId: line.line_id, ticketIds, ...part }],
      author: { kind: 'staff', id: String(world.decidedBy) },
      reason: 'The garage is closed that night.',
    },
    at,
  );
  let after = await takeEffect(tx, fresh, change, 0, at);
  for (const row of await findReturns(tx, change)) {
    const payment = await findPayment(tx, row);
    const back = {
      sellerId,
      targetKind: ORDER_RETURN,
      targetId: String(row.return_id),
      amountCents: row.amount_cents,
      currency: order.currency,
      card: world.card,
      ofRef: payment.intent_ref!,
      at,
    };
    const { ref } = await importMovement(tx, back, world.recordAtGateway);
    after = await recordReturned(tx, after, row, ref, at);
  }
}
