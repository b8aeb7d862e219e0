// An order before it is written: who buys what, and the rows that come of it.
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { newNumber } from '../platform/new-number.ts';
import type { BillLine, OrderBill } from './order-bill.ts';

export interface NewPayment {
  sort: number;
  amountCents: number;
  /** None where it is paid at the counter, or by a link. */
  paymentMethodId: number | null;
  /** `YYYY-MM-DD`; charged by itself from then on. */
  dueDay?: string;
  /** The charge that has paid it already. */
  intentRef?: string;
  /** Until then it may be paid; afterwards its order is canceled. */
  payUntil?: Date;
  /** An award's: the run that it belongs to, whether it waits for it, and how long a declined one may be mended. */
  run?: { name: string; waits: boolean; graceHours: number | null };
}

/** A customer, maybe by an award, a guest whose request was approved, or whoever stood at the counter. */
export type Buyer =
  | { userId: number; seriesRequestId?: number | undefined }
  | { guestRequestUuid: string; firstName: string; lastName: string }
  | { counterSaleUuid: string; firstName: string; lastName: string };

export interface NewOrder {
  sellerId: number;
  outletId: number;
  /** Drawn where it is left out. */
  uniqueId?: string;
  cartUuid?: string;
  /** In which its buyer reads, where that is known otherwise than by the bill or by what is spoken just now. */
  language?: string | null;
  state: OrderState;
  buyer: Buyer;
  bill: Pick<
    OrderBill,
    'email' | 'currency' | 'code' | 'lines' | 'totals' | 'delivery' | 'shippingAddress' | 'paymentMethodId'
  > &
    Partial<Pick<OrderBill, 'from'>>;
  planEnrolled?: boolean;
  payments: readonly NewPayment[];
  estimatedShipDay?: string | undefined;
  now: Date;
}

const nobody = {
  user_id: null,
  series_request_id: null,
  guest_request_uuid: null,
  counter_sale_uuid: null,
  buyer_first_name: null,
  buyer_last_name: null,
};

function buyerColumns(buyer: Buyer) {
  if ('userId' in buyer)
    return { ...nobody, user_id: buyer.userId, series_request_id: buyer.seriesRequestId ?? null };
  const named = { ...nobody, buyer_first_name: buyer.firstName, buyer_last_name: buyer.lastName };
  return 'guestRequestUuid' in buyer
    ? { ...named, guest_request_uuid: buyer.guestRequestUuid }
    : { ...named, counter_sale_uuid: buyer.counterSaleUuid };
}

export function orderRow({ sellerId, outletId, buyer, bill, payments, now, ...order }: NewOrder) {
  const { totals, delivery } = bill;
  const paid = payments.filter(({ intentRef }) => intentRef !== undefined);
  return {
    seller_id: sellerId,
    unique_id: order.uniqueId ?? newNumber(),
    outlet_id: outletId,
    ...buyerColumns(buyer),
    cart_uuid: order.cartUuid ?? null,
    state: order.state,
    email: bill.email,
    language: order.language ?? bill.from?.language ?? currentLanguage()?.code ?? null,
    currency: bill.currency ?? DEFAULT_CURRENCY,
    code: bill.code ?? null,
    tickets: bill.lines.filter(({ isAddOn }) => !isAddOn).reduce((sum, { quantity }) => sum + quantity, 0),
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
    shipping_address: bill.shippingAddress,
    estimated_ship_day: order.estimatedShipDay ?? null,
    created_at: now,
    updated_at: now,
  };
}

/** An order's key. */
export interface OrderId {
  seller_id: number;
  order_id: number;
}

/** The rows are of an order whose key is put before them, or is not known yet. */
export const eventRows = (lines: readonly BillLine[]) =>
  [...new Set(lines.map(({ eventId }) => eventId))].map((outlet_event_id) => ({ outlet_event_id }));

export const lineRow = (line: BillLine, changeId: number | null) => ({
  price_level_id: line.priceLevelId,
  outlet_event_id: line.eventId,
  item_id: line.itemId,
  item_name: line.itemName,
  level_name: line.levelName,
  is_add_on: line.isAddOn,
  quantity: line.quantity,
  unit_price_cents: line.unitPriceCents,
  unit_fees_cents: line.unitFeesCents,
  fees: line.fees,
  tax_ppm: line.taxPpm,
  included_ppm: line.includedPpm ?? 0,
  unit_off_cents: line.off?.priceCents ?? 0,
  unit_off_fees_cents: line.off?.feesCents ?? 0,
  taxes_cents: line.taxesCents,
  change_id: changeId,
});

/** A day counts from its midnight in UTC (PROD-12). */
export const dueAt = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function paymentRow(payment: NewPayment, now: Date) {
  const { dueDay, intentRef, run } = payment;
  const isPaid = intentRef !== undefined;
  const isIdle = isPaid || dueDay === undefined || run?.waits === true;
  return {
    sort: payment.sort,
    amount_cents: payment.amountCents,
    payment_method_id: payment.paymentMethodId,
    due_day: dueDay ?? null,
    intent_ref: intentRef ?? null,
    pay_until: payment.payUntil ?? null,
    captured_at: isPaid ? now : null,
    next_try_at: isIdle ? null : dueAt(dueDay),
    run: run?.name ?? null,
    waits: run?.waits ?? false,
    grace_hours: run?.graceHours ?? null,
  };
}
