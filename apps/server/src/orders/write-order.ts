// Writes a bill down as an order: its events, its lines, and the payments it is paid with.
import { randomInt } from 'node:crypto';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { OrderBill } from './order-bill.ts';
import { insertEvents, insertLines, insertOrder, insertPayments } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import type { ReachOrderStep } from './order-steps.ts';

export interface NewPayment {
  sort: number;
  amountCents: number;
  paymentMethodId: number;
  /** `YYYY-MM-DD`; charged by itself from then on. */
  dueDay?: string;
  /** The charge that has paid it already. */
  intentRef?: string;
}

export interface NewOrder {
  sellerId: number;
  outletId: number;
  /** Drawn where it is left out. */
  uniqueId?: string;
  cartUuid?: string;
  state: OrderState;
  bill: Pick<
    OrderBill,
    'userId' | 'email' | 'lines' | 'totals' | 'delivery' | 'shippingAddress' | 'paymentMethodId'
  >;
  planEnrolled?: boolean;
  payments: readonly NewPayment[];
  estimatedShipDay?: string | undefined;
  now: Date;
}

const NUMBERS = { from: 1_000_000_000, below: 10_000_000_000 };

/** A day counts from its midnight in UTC (PROD-12). */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

function orderRow({ sellerId, outletId, bill, payments, now, ...order }: NewOrder) {
  const { totals, delivery } = bill;
  const paid = payments.filter(({ intentRef }) => intentRef !== undefined);
  return {
    seller_id: sellerId,
    unique_id: order.uniqueId ?? String(randomInt(NUMBERS.from, NUMBERS.below)),
    outlet_id: outletId,
    user_id: bill.userId,
    cart_uuid: order.cartUuid ?? null,
    state: order.state,
    email: bill.email,
    tickets_cents: totals.ticketsCents,
    fees_cents: totals.feesCents,
    taxes_cents: totals.taxesCents,
    shipping_cents: totals.shippingCents,
    plan_fee_cents: totals.planFeeCents,
    total_cents: totals.totalCents,
    paid_cents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
    plan_enrolled: order.planEnrolled ?? false,
    payment_method_id: bill.paymentMethodId,
    delivery_method_id: delivery.id,
    delivery_type_id: delivery.type,
    delivery_name: delivery.name,
    delivery_notes: delivery.notes,
    shipping_address: JSON.stringify(bill.shippingAddress),
    estimated_ship_day: order.estimatedShipDay ?? null,
    created_at: now,
    updated_at: now,
  };
}

async function writeLines(
  tx: Tx,
  { seller_id, order_id }: OrderRow,
  lines: OrderBill['lines'],
): Promise<void> {
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

function writePayments(
  tx: Tx,
  { seller_id, order_id }: OrderRow,
  { payments, now }: NewOrder,
): Promise<void> {
  return insertPayments(
    tx,
    payments.map(({ sort, amountCents, paymentMethodId, dueDay, intentRef }) => ({
      seller_id,
      order_id,
      sort,
      amount_cents: amountCents,
      payment_method_id: paymentMethodId,
      due_day: dueDay ?? null,
      ...(intentRef === undefined
        ? { next_try_at: dueDay === undefined ? null : midnight(dueDay) }
        : { intent_ref: intentRef, captured_at: now }),
    })),
  );
}

export async function writeOrder(tx: Tx, order: NewOrder, reach: ReachOrderStep): Promise<OrderRow> {
  const row = await insertOrder(tx, orderRow(order));
  if (!row) throw new BeginAgain('The number was drawn before');
  await reach('order written');
  await writeLines(tx, row, order.bill.lines);
  await writePayments(tx, row, order);
  await reach('lines written');
  return row;
}
