// The cart's part of the second transaction: a bill that was paid becomes an order, and its tickets are sold.
import { randomInt } from 'node:crypto';
import { sellCart } from '../inventory/index.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { OrderBill } from './order-bill.ts';
import { insertEvents, insertLines, insertOrder, insertPayment } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import type { ReachOrderStep } from './order-steps.ts';
import { queueOrderPlaced } from './mails/order-placed-mail.ts';

export interface Placement {
  sellerId: number;
  outletId: number;
  cartUuid: string;
  bill: OrderBill;
  /** The reference of the charge; none where there was nothing to pay. */
  intentRef: string | undefined;
  now: Date;
}

const NUMBERS = { from: 1_000_000_000, below: 10_000_000_000 };

function writeOrder(tx: Tx, { sellerId, outletId, cartUuid, bill, now }: Placement) {
  const { totals, delivery } = bill;
  return insertOrder(tx, {
    seller_id: sellerId,
    unique_id: String(randomInt(NUMBERS.from, NUMBERS.below)),
    outlet_id: outletId,
    user_id: bill.userId,
    cart_uuid: cartUuid,
    state: 'STATUS_ORDER_PAID',
    email: bill.email,
    tickets_cents: totals.ticketsCents,
    fees_cents: totals.feesCents,
    taxes_cents: totals.taxesCents,
    shipping_cents: totals.shippingCents,
    total_cents: totals.totalCents,
    paid_cents: totals.totalCents,
    payment_method_id: bill.paymentMethodId,
    delivery_method_id: delivery.id,
    delivery_type_id: delivery.type,
    delivery_name: delivery.name,
    delivery_notes: delivery.notes,
    shipping_address: JSON.stringify(bill.shippingAddress),
    created_at: now,
    updated_at: now,
  });
}

async function writeLines(tx: Tx, { seller_id, order_id }: OrderRow, { lines }: OrderBill): Promise<void> {
  const eventIds = [...new Set(lines.map(({ eventId }) => eventId))];
  await insertEvents(
    tx,
    eventIds.map((outlet_event_id) => ({ seller_id, order_id, outlet_event_id })),
  );
  await insertLines(
    tx,
    lines.map((line) => ({
      seller_id,
      order_id,
      price_level_id: line.priceLevelId,
      outlet_event_id: line.eventId,
      item_id: line.itemId,
      item_name: line.itemName,
      level_name: line.levelName,
      is_add_on: line.isAddOn,
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      unit_fees_cents: line.unitFeesCents,
      fees: JSON.stringify(line.fees),
      tax_ppm: line.taxPpm,
      taxes_cents: line.taxesCents,
    })),
  );
}

/** INSTAL-15: what was paid at once is a schedule of one. */
async function writePayment(tx: Tx, order: OrderRow, { bill, intentRef, now }: Placement): Promise<void> {
  if (intentRef === undefined) return;
  await insertPayment(tx, {
    seller_id: order.seller_id,
    order_id: order.order_id,
    sort: 1,
    amount_cents: bill.totals.totalCents,
    payment_method_id: bill.paymentMethodId,
    intent_ref: intentRef,
    captured_at: now,
  });
}

/** All of it or nothing: the caller's transaction also moves the cart, and the ledger. */
export async function placeOrder(tx: Tx, placement: Placement, reach: ReachOrderStep): Promise<OrderRow> {
  const { sellerId, cartUuid, bill } = placement;
  const order = await writeOrder(tx, placement);
  if (!order) throw new BeginAgain('The number was drawn before');
  await reach('order written');
  await writeLines(tx, order, bill);
  await writePayment(tx, order, placement);
  await reach('lines written');
  const sold = await sellCart(tx, { sellerId, cartUuid, orderId: order.order_id });
  const bought = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (sold !== bought) throw new Error(`The cart ${cartUuid} held ${sold} tickets, not ${bought}`);
  await reach('tickets sold');
  await queueOrderPlaced(tx, order, bill, placement.now);
  await reach('mail written');
  return order;
}
