// One order of the demo world with all that belongs to it: lines, tickets, payments, both books.
import type { Series } from '@stagedoor/contract/entities/series';
import { newYorkDay } from '@stagedoor/rules/dates';
import { GATEWAY_DECLINED } from '@stagedoor/rules/installment-text';
import { MOST_TRIES } from '@stagedoor/rules/installment-tries';
import { installmentAmounts } from '@stagedoor/rules/installments';
import { selling } from '../../inventory/index.ts';
import { importMovement } from '../../payments/index.ts';
import type { ChargeableCard, RecordAtGateway } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { recordCapture, recordFailure } from '../installments/record-payment.ts';
import { billing } from '../order-bill.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import {
  findParts,
  lockOrder,
  updateEvents,
  updateLines,
  updateOrder,
  updatePayment,
} from '../order-store.ts';
import type { LineRow, OrderRow, PaymentRow } from '../order-store.ts';
import { issueMobileTickets } from '../tickets/issue-mobile-tickets.ts';
import { writeOrder } from '../write-order.ts';
import type { NewPayment } from '../write-order.ts';
import type { DemoWorld } from './demo-world.ts';
import type { DemoOrder } from './robins-orders.ts';

/** The world, with the gateway's books open in the same transaction. */
export interface OpenWorld extends DemoWorld {
  recordAtGateway: RecordAtGateway;
}

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
const noStep = async (): Promise<void> => {};

function planPayments(totalCents: number, series: Series, world: DemoWorld): NewPayment[] {
  const days = [series.installment1Day!, series.installment2Day!, series.installment3Day!];
  return installmentAmounts(totalCents, series.paymentPlanRules!).map((amountCents, index) => ({
    sort: index + 1,
    amountCents,
    paymentMethodId: (index === 1 ? world.otherCard : world.card).paymentMethodId,
    dueDay: days[index]!,
  }));
}

async function writeDemoOrder(tx: Tx, demo: DemoOrder, world: DemoWorld): Promise<OrderRow> {
  const method = world.delivery(demo.delivery);
  const series = world.series.find(({ id }) => id === demo.planOfSeries);
  const lines = demo.lines.map(([levelId, quantity]) => billing.line(world.levels.get(levelId)!, quantity));
  const totals = billing.totals(lines, method.priceCents);
  const planFeeCents = series?.paymentPlanRules?.feeCents ?? 0;
  const paymentMethodId = world.card.paymentMethodId;
  return writeOrder(
    tx,
    {
      sellerId: world.sellerId,
      outletId: world.outletId,
      uniqueId: demo.uniqueId,
      state: 'STATUS_ORDER_PAYMENT_DUE',
      bill: {
        userId: world.userId,
        email: world.email,
        lines,
        totals: { ...totals, planFeeCents, totalCents: totals.totalCents + planFeeCents },
        delivery: {
          id: method.id,
          type: method.deliveryType,
          name: method.name,
          notes: method.notes ?? null,
        },
        shippingAddress: world.addresses[demo.address],
        paymentMethodId,
      },
      planEnrolled: series !== undefined,
      payments: series
        ? planPayments(totals.totalCents, series, world)
        : [{ sort: 1, amountCents: totals.totalCents, paymentMethodId }],
      estimatedShipDay: series?.estimatedShipDate,
      now: daysBefore(world.now, demo.placedDaysAgo),
    },
    noStep,
  );
}

const movementOf = (world: DemoWorld, payment: PaymentRow, card: ChargeableCard, at: Date) => ({
  sellerId: world.sellerId,
  targetKind: ORDER_PAYMENT,
  targetId: String(payment.payment_id),
  amountCents: payment.amount_cents,
  card,
  at,
});

async function pay(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  world: OpenWorld,
  at: Date,
): Promise<string> {
  const { ref } = await importMovement(tx, movementOf(world, payment, world.card, at), world.recordAtGateway);
  await recordCapture(tx, order, payment, ref, at);
  return ref;
}

/** Declined as often as it is tried: now a person decides. */
async function fail(tx: Tx, order: OrderRow, payment: PaymentRow, world: OpenWorld): Promise<void> {
  const refusal = { code: '2', message: 'This transaction has been declined.' };
  for (const days of [10, 7, 3]) {
    const at = daysBefore(world.now, days);
    const movement = { ...movementOf(world, payment, world.otherCard, at), refusal };
    await importMovement(tx, movement, world.recordAtGateway);
    const fresh = await lockOrder(tx, order.seller_id, order.order_id);
    await recordFailure(tx, fresh, payment, GATEWAY_DECLINED, at);
  }
  await updatePayment(tx, payment, { tries: MOST_TRIES, next_try_at: null });
}

async function cancelLine(
  tx: Tx,
  order: OrderRow,
  line: LineRow,
  chargeRef: string,
  world: OpenWorld,
): Promise<void> {
  const at = daysBefore(world.now, 4);
  const amountCents = line.quantity * (line.unit_price_cents + line.unit_fees_cents) + line.taxes_cents;
  const back = {
    sellerId: world.sellerId,
    targetKind: 'order-refund',
    targetId: `${order.order_id}:${line.price_level_id}`,
    amountCents,
    card: world.card,
    ofRef: chargeRef,
    at,
  };
  await importMovement(tx, back, world.recordAtGateway);
  await updateLines(tx, order, [line.price_level_id], { canceled_at: at });
  await updateOrder(tx, order, { returned_cents: amountCents, updated_at: at });
}

async function payAll(tx: Tx, order: OrderRow, demo: DemoOrder, world: OpenWorld): Promise<void> {
  const { lines, payments } = await findParts(tx, order.seller_id, [order.order_id]);
  const [first, second] = payments;
  const daysAgo = demo.planOfSeries === undefined ? demo.placedDaysAgo : 70;
  const ref = await pay(tx, order, first!, world, daysBefore(world.now, daysAgo));
  if (second) await fail(tx, order, second, world);
  const canceled = lines.find((line) => line.price_level_id === demo.canceledLevel);
  if (canceled) await cancelLine(tx, order, canceled, ref, world);
}

async function deliver(tx: Tx, order: OrderRow, demo: DemoOrder, now: Date): Promise<void> {
  if (!demo.state) return;
  await updateOrder(tx, order, { state: 'STATUS_ORDER_READY' });
  if (demo.delivery === 'mobile') await issueMobileTickets(tx, order, daysBefore(now, 2));
  if (demo.shipped) {
    const { daysAgo, trackingNumber, courierCode } = demo.shipped;
    const shippedAt = daysBefore(now, daysAgo);
    await updateOrder(tx, order, {
      estimated_ship_day: newYorkDay(daysBefore(shippedAt, 1)),
      shipped_day: newYorkDay(shippedAt),
      tracking_number: trackingNumber,
      tracking_courier_code: courierCode,
      updated_at: shippedAt,
    });
  }
  await updateOrder(tx, order, { state: demo.state });
}

async function ask(tx: Tx, order: OrderRow, demo: DemoOrder, now: Date): Promise<void> {
  if (demo.refundRequestedLevel !== undefined) {
    const asked = { refund_requested_at: daysBefore(now, 2) };
    await updateLines(tx, order, [demo.refundRequestedLevel], asked);
  }
  if (demo.upgrade) {
    const { eventId, itemId, tourId } = demo.upgrade;
    await updateEvents(tx, order, [eventId], { upgrade_item_id: itemId, upgrade_tour_id: tourId });
  }
}

export async function loadDemoOrder(tx: Tx, demo: DemoOrder, world: OpenWorld): Promise<number> {
  const order = await writeDemoOrder(tx, demo, world);
  const { order_id: orderId } = order;
  const kept = demo.lines.filter(([levelId]) => levelId !== demo.canceledLevel);
  const lines = kept.map(([levelId, quantity]) => ({ levelId, quantity }));
  await selling.places(tx, { sellerId: world.sellerId, orderId, lines });
  await payAll(tx, order, demo, world);
  await deliver(tx, order, demo, world.now);
  await ask(tx, order, demo, world.now);
  return orderId;
}
