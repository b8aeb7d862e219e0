// An order of which nothing was captured ends, with all that it has.
import { canceledPart } from '@stagedoor/rules/orders/canceled-part';
import type { StockPlace } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { openChange } from '../changes/open-change.ts';
import type { GoingLine, NewChange } from '../changes/open-change.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { findLines } from '../order-parts.ts';
import type { OrderRow } from '../order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';

/** All that is left of it, to the cent. */
async function everything(
  tx: Tx,
  order: OrderRow,
): Promise<Pick<NewChange, 'goes' | 'shippingCents' | 'planFeeCents'>> {
  const { seller_id: sellerId, order_id: orderId } = order;
  const lines = await findLines(tx, sellerId, [orderId]);
  const tickets = await ticketsOfOrders(tx, sellerId, [orderId]);
  const goes = lines
    .filter((line) => line.change_id === null)
    .map((line): GoingLine => {
      const own = tickets.filter(({ lineId }) => lineId === line.line_id);
      const bought = {
        quantity: line.quantity,
        unitPriceCents: line.unit_price_cents,
        unitFeesCents: line.unit_fees_cents,
        taxesCents: line.taxes_cents,
      };
      const part = { canceledBefore: line.canceled, quantity: own.length, withFees: true };
      return {
        ...canceledPart(bought, part, order.currency),
        lineId: line.line_id,
        ticketIds: own.map(({ ticketId }) => ticketId),
      };
    });
  const ofLines = goes.reduce((sum, line) => sum + line.ticketsCents + line.feesCents + line.taxesCents, 0);
  const planFeeCents = order.plan_fee_cents;
  const shippingCents = order.owed_cents - ofLines - planFeeCents;
  return { goes, planFeeCents: -planFeeCents, shippingCents: -shippingCents };
}

interface Ending {
  seats: StockPlace;
  author: NewChange['author'];
  reason: string;
}

/** The order must be locked, unpaid, and no charge of it under way. */
export async function cancelUnpaid(
  tx: Tx,
  order: OrderRow,
  { author, reason, seats: seatsTo }: Ending,
  now: Date,
): Promise<OrderRow> {
  const cancellation = { kind: 'cancellation', state: 'approved', author, reason, seatsTo } as const;
  const change = await openChange(tx, order, { ...cancellation, ...(await everything(tx, order)) }, now);
  return takeEffect(tx, order, change, 0, now);
}
