import type {
  Order,
  OrderDecision,
  OrderEvent,
  OrderLine,
  ScheduledPayment,
} from '@stagedoor/contract/entities/order';
import { orderStatusWords } from '@stagedoor/rules/requests/status-texts';
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import { isAskedBack } from '@stagedoor/rules/orders/asked-back';
import type { RateOfTax } from '@stagedoor/rules/money/included-tax';
import { orderBalance } from '@stagedoor/rules/orders/order-balance';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { allowsPaymentChange, allowsShippingChange } from '@stagedoor/rules/orders/order-rights';
import { orderPayNowIsAvailable, payNowIsAvailable } from '@stagedoor/rules/cards/pay-now';
import { refundWindowIsOpen, showHasBegun } from '@stagedoor/rules/events/show-begun';
import { canUpgrade } from '@stagedoor/rules/orders/upgrades';
import { orNone } from '../platform/db/or-none.ts';
import type { SoldEvent, SoldItem } from '../catalogue/index.ts';
import type { CardsById } from '../payments/index.ts';
import { describeDelivery } from './describe-delivery.ts';
import { describeInvoices } from './invoices/describe-invoices.ts';
import type { InvoiceRow } from './invoices/invoice-store.ts';
import { describeCode, describeOff } from './describe-code.ts';
import type { OrderParts } from './order-parts.ts';
import { wishOf } from './order-store.ts';
import type { LineRow, OrderRow, PaymentRow } from './order-store.ts';
import { returnFeeOf } from './ticket-returns/return-fee.ts';
import type { RequestPayments } from './request-payments.ts';
import type { OrderTicket } from './tickets/order-ticket-store.ts';

/** All that is known of an order; what belongs to others is left out. */
export interface OrderFacts extends OrderParts {
  order: OrderRow;
  shows: readonly SoldEvent[];
  items: ReadonlyMap<number, SoldItem>;
  tickets: readonly OrderTicket[];
  requestPayments: RequestPayments;
  cards: CardsById;
  /** Payments of which a charge is under way or held. */
  charging: ReadonlySet<number>;
  /** What was decided about it. */
  decisions: OrderDecision[];
  /** The tax in what it costs by now. */
  includedTaxes?: RateOfTax[] | undefined;
  invoices?: readonly InvoiceRow[];
  /** The seller's own words for states. */
  texts: StatusTexts;
  now: Date;
}

const lineCents = (line: LineRow): number =>
  line.quantity * (line.unit_price_cents + line.unit_fees_cents) + line.taxes_cents;

function mayUpgrade(line: LineRow, { items, shows, now }: OrderFacts): boolean {
  const item = items.get(line.item_id);
  return canUpgrade({
    allowsUpgrade: item?.allowUpgrade ?? false,
    canceled: line.canceled_at !== null,
    refundRequested: line.refund_requested_at !== null,
    showBegun: showHasBegun(shows.find(({ eventId }) => eventId === line.outlet_event_id)?.startsAt, now),
    priceLevelId: line.price_level_id,
    itemLevels: item?.levels ?? [],
  });
}

function describeLine(line: LineRow, facts: OrderFacts): OrderLine {
  const { items, tickets } = facts;
  return {
    eventId: line.outlet_event_id,
    itemId: line.item_id,
    itemName: line.item_name,
    priceLevelId: line.price_level_id,
    levelName: line.level_name,
    isAddOn: line.is_add_on,
    quantity: line.quantity,
    unitPriceCents: line.unit_price_cents,
    unitFeesCents: line.unit_fees_cents,
    ...describeOff(line),
    taxesCents: line.taxes_cents,
    canceled: line.canceled_at !== null,
    canceledQuantity: line.canceled,
    refundRequested: line.refund_requested_at !== null,
    allowRefund: items.get(line.item_id)?.allowRefund ?? false,
    allowUpgrade: mayUpgrade(line, facts),
    manifest: tickets
      .filter(({ lineId }) => lineId === line.line_id)
      .map(({ ticketId, sectionName, rowName, seatName, sentTo, offeredBack }) => ({
        ticketId,
        sectionName: orNone(sectionName),
        rowName: orNone(rowName),
        seatName: orNone(seatName),
        refundRequested: isAskedBack(wishOf(line), ticketId) || undefined,
        sentTo: orNone(sentTo),
        offeredBack: offeredBack || undefined,
      })),
  };
}

/** On the phone are all that the lines have, and not only some of them. */
function isIssued(live: readonly LineRow[], { tickets }: OrderFacts): boolean {
  const own = tickets.filter(({ lineId }) => live.some(({ line_id }) => line_id === lineId));
  return own.length > 0 && own.every(({ issued }) => issued);
}

function describeEvent(show: SoldEvent, facts: OrderFacts): OrderEvent {
  const { eventId } = show;
  const lines = facts.lines.filter((line) => line.outlet_event_id === eventId);
  const live = lines.filter((line) => line.canceled_at === null);
  return {
    eventId,
    startsAt: show.startsAt,
    movedFrom: show.movedFrom,
    canceled: show.isCanceled || undefined,
    displayShowTime: show.displayShowTime,
    name: show.name,
    artistName: show.artistName,
    venue: show.venue,
    imageUrl: show.imageUrl,
    ticketDay: show.ticketDay,
    ticketsIssued: isIssued(live, facts) || undefined,
    seriesName: show.seriesName,
    tourId: show.tourId,
    refundAlert: show.refundAlert,
    refundWindow: {
      ...show.refundWindow,
      open: refundWindowIsOpen({ windowOpen: show.refundWindow.open, startsAt: show.startsAt }, facts.now),
    },
    allowRefund: live.some((line) => facts.items.get(line.item_id)?.allowRefund),
    allowUpgrade: lines.some((line) => mayUpgrade(line, facts)),
    returnFeeCents: returnFeeOf(show, facts),
    upgradeItemId: facts.events.find((event) => event.outlet_event_id === eventId)?.upgrade_item_id ?? null,
    totalCents: lines.reduce((sum, line) => sum + lineCents(line), 0),
  };
}

const asScheduled = (payment: PaymentRow, charging: ReadonlySet<number>) => ({
  sort: payment.sort,
  amountCents: payment.amount_cents,
  captured: payment.captured_at !== null,
  failed: payment.failed_at !== null,
  dueDate: payment.due_day && new Date(`${payment.due_day}T00:00:00Z`),
  charging: charging.has(payment.payment_id),
});

/** AWARD-03: nothing waits for what is paid, or for an order that is no more. */
const keptUntil = ({ grace_until, captured_at }: PaymentRow, isCanceled: boolean): Date | undefined =>
  captured_at === null && !isCanceled ? orNone(grace_until) : undefined;

function describePayments({
  order,
  payments,
  requestPayments,
  cards,
  charging,
  now,
}: OrderFacts): ScheduledPayment[] {
  const schedule = payments.map((payment) => asScheduled(payment, charging));
  const isCanceled = order.state === 'STATUS_ORDER_CANCELED';
  return payments.map((payment, index) => ({
    id: payment.payment_id,
    orderId: order.order_id,
    sort: payment.sort,
    amountCents: payment.amount_cents,
    dueDay: orNone(payment.due_day),
    captured: payment.captured_at !== null,
    // CART-22: while a charge is under way or held, the one before it says nothing any more.
    failed: payment.failed_at !== null && !schedule[index]!.charging,
    failedMessage: schedule[index]!.charging ? undefined : orNone(payment.failed_message),
    keptUntil: keptUntil(payment, isCanceled),
    paymentMethodId: orNone(payment.payment_method_id),
    paymentMethod: cards.get(payment.payment_method_id),
    charging: schedule[index]!.charging,
    requestPaymentMethodId: requestPayments.get(payment.payment_id)?.id,
    requestPaymentMethodUuid: requestPayments.get(payment.payment_id)?.uuid,
    payNowIsAvailable: payNowIsAvailable(schedule[index]!, schedule, isCanceled, now),
  }));
}

function describeSummary({ shows, lines }: OrderFacts): Order['summary'] {
  return shows.map(({ eventId }) => ({
    eventId,
    levels: lines
      .filter((line) => line.outlet_event_id === eventId)
      .map((line) => ({
        priceLevelId: line.price_level_id,
        levelName: line.level_name,
        quantity: line.quantity,
        totalCents: lineCents(line),
      })),
  }));
}

function describeTotals({ order, payments, charging, includedTaxes }: OrderFacts): Order['totals'] {
  const schedule = payments.map((payment) => asScheduled(payment, charging));
  const balance = orderBalance(schedule, order.returned_cents, order.state === 'STATUS_ORDER_CANCELED');
  return {
    ticketsCents: order.tickets_cents,
    feesCents: order.fees_cents,
    planFeeCents: order.plan_fee_cents,
    taxesCents: order.taxes_cents,
    shippingCents: order.shipping_cents,
    totalCents: order.total_cents,
    includedTaxes,
    userPaid: { totalCents: balance.paidCents },
    userDue: { totalCents: balance.dueCents },
  };
}

/** OPS-23: what may be changed and what is due follows from the rows; none of it is stored. */
export function describeOrder(facts: OrderFacts): Order {
  const { order, shows, now } = facts;
  const schedule = facts.payments.map((payment) => asScheduled(payment, facts.charging));
  const rights = {
    state: order.state,
    shipped: order.shipped_day !== null,
    deliveryType: order.delivery_type_id,
    shows: shows.map(({ startsAt }) => startsAt),
    payments: schedule,
  };
  return {
    id: order.order_id,
    number: orderNumber(order.unique_id),
    status: { state: order.state, customerStatus: orderStatusWords(facts.texts, rights) },
    email: order.email,
    events: shows.map((show) => describeEvent(show, facts)),
    eventLinks: facts.events.map((event) => ({ orderId: order.order_id, eventId: event.outlet_event_id })),
    lines: facts.lines.map((line) => describeLine(line, facts)),
    summary: describeSummary(facts),
    totals: describeTotals(facts),
    code: describeCode(order, facts.lines),
    delivery: describeDelivery(order),
    shippingAddress: orNone(order.shipping_address),
    planEnrolled: order.plan_enrolled,
    planFeeCents: order.plan_fee_cents,
    scheduledPayments: describePayments(facts),
    decisions: facts.decisions,
    payNowIsAvailable: orderPayNowIsAvailable(schedule, order.state === 'STATUS_ORDER_CANCELED', now),
    paymentMethod: order.payment_method_id === null ? undefined : facts.cards.get(order.payment_method_id),
    trackingNumber: orNone(order.tracking_number),
    trackingCourierCode: orNone(order.tracking_courier_code),
    estimatedShipDay: orNone(order.estimated_ship_day),
    shippedDay: orNone(order.shipped_day),
    allowPaymentChange: allowsPaymentChange(rights),
    allowShippingChange: allowsShippingChange(rights, now) && shows.every((show) => show.allowShippingChange),
    invoices: describeInvoices(facts.invoices),
    createdAt: order.created_at,
    updatedAt: order.updated_at,
  };
}
