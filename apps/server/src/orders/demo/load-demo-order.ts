// One order of the demo world with all that belongs to it: lines, tickets, payments, both books.
import type { Series } from '@stagedoor/contract/entities/series';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { GATEWAY_DECLINED } from '@stagedoor/rules/plans/installment-text';
import { MOST_TRIES } from '@stagedoor/rules/plans/installment-tries';
import { installmentAmounts } from '@stagedoor/rules/plans/installments';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { importMovement } from '../../payments/index.ts';
import type { ChargeableCard } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { recordCapture, recordFailure } from '../installments/record-payment.ts';
import { queueInstallmentMail } from '../mails/installment-mail.ts';
import { billLine, billTotals, lineOffer } from '../order-bill.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import type { NewPayment } from '../order-rows.ts';
import { findParts } from '../order-parts.ts';
import { lockOrder, updateLines, updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { askUpgrade } from '../changes/upgrade-wish-store.ts';
import { sellBest } from '../sell-tickets.ts';
import { issueMobileTickets } from '../tickets/issue-mobile-tickets.ts';
import { writeOrder } from '../write-order.ts';
import type { WrittenOrder } from '../write-order.ts';
import { daysBefore } from './demo-world.ts';
import type { DemoWorld, OpenWorld } from './demo-world.ts';
import { refundLine } from './refund-line.ts';
import type { DemoOrder } from './robins-orders.ts';

function planPayments(totalCents: number, series: Series, world: DemoWorld): NewPayment[] {
  const days = [series.installment1Day!, series.installment2Day!, series.installment3Day!];
  return installmentAmounts(totalCents, series.paymentPlanRules!, world.currency).map(
    (amountCents, index) => ({
      sort: index + 1,
      amountCents,
      paymentMethodId: (index === 1 ? world.otherCard : world.card).paymentMethodId,
      dueDay: days[index]!,
    }),
  );
}

async function writeDemoOrder(tx: Tx, demo: DemoOrder, world: DemoWorld): Promise<WrittenOrder> {
  const method = world.delivery(demo.delivery);
  const series = world.series.find(({ id }) => id === demo.planOfSeries);
  const lines = demo.lines.map(([levelId, quantity]) =>
    billLine(lineOffer(valueOf(world.levels, levelId)), quantity, world.currency),
  );
  const totals = billTotals(lines, method.priceCents, world.currency);
  const planFeeCents = series?.paymentPlanRules?.feeCents ?? 0;
  const paymentMethodId = world.card.paymentMethodId;
  return writeOrder(tx, {
    sellerId: world.sellerId,
    outletId: world.outletId,
    uniqueId: demo.uniqueId,
    state: 'STATUS_ORDER_PAYMENT_DUE',
    buyer: { userId: world.userId },
    bill: {
      email: world.email,
      currency: world.currency,
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
  });
}

const movementOf = (world: DemoWorld, payment: PaymentRow, card: ChargeableCard, at: Date) => ({
  sellerId: world.sellerId,
  targetKind: ORDER_PAYMENT,
  targetId: String(payment.payment_id),
  amountCents: payment.amount_cents,
  currency: world.currency,
  card,
  at,
});

async function pay(tx: Tx, order: OrderRow, payment: PaymentRow, world: OpenWorld, at: Date): Promise<void> {
  const { ref } = await importMovement(tx, movementOf(world, payment, world.card, at), world.recordAtGateway);
  await recordCapture(tx, order, payment, { intent_ref: ref }, at);
}

/** Days ago. */
const LAST_FAILURE = 3;

/** Declined as often as it is tried: the customer was told, and now a person decides. */
async function fail(tx: Tx, order: OrderRow, payment: PaymentRow, world: OpenWorld): Promise<void> {
  const refusal = { code: '2', message: 'This transaction has been declined.' };
  for (const days of [10, 7, LAST_FAILURE]) {
    const at = daysBefore(world.now, days);
    const movement = { ...movementOf(world, payment, world.otherCard, at), refusal };
    await importMovement(tx, movement, world.recordAtGateway);
    const fresh = await lockOrder(tx, order.seller_id, order.order_id);
    await recordFailure(tx, fresh, payment, GATEWAY_DECLINED, at);
  }
  await updatePayment(tx, payment, { tries: MOST_TRIES, next_try_at: null });
  const failed = await lockOrder(tx, order.seller_id, order.order_id);
  const told = { order: failed, payment, publicAddress: world.publicAddress };
  await queueInstallmentMail(tx, 'failed', told, daysBefore(world.now, LAST_FAILURE));
}

async function payAll(tx: Tx, order: OrderRow, demo: DemoOrder, world: OpenWorld): Promise<void> {
  const { lines, payments } = await findParts(tx, order.seller_id, [order.order_id]);
  const [first, second] = payments;
  const daysAgo = demo.planOfSeries === undefined ? demo.placedDaysAgo : 70;
  await pay(tx, order, first!, world, daysBefore(world.now, daysAgo));
  if (second) await fail(tx, order, second, world);
  const canceled = lines.find((line) => line.price_level_id === demo.canceledLevel);
  if (canceled) await refundLine(tx, order, canceled, world);
}

async function deliver(tx: Tx, order: OrderRow, demo: DemoOrder, now: Date): Promise<void> {
  if (!demo.state) return;
  await updateOrder(tx, order, { state: 'STATUS_ORDER_READY' });
  if (demo.delivery === 'mobile') await issueMobileTickets(tx, order, daysBefore(now, 2));
  if (demo.shipped) {
    const { daysAgo, trackingNumber, courierCode } = demo.shipped;
    const shippedAt = daysBefore(now, daysAgo);
    const { dayOf } = timesIn(TIME_ZONE);
    await updateOrder(tx, order, {
      estimated_ship_day: dayOf(daysBefore(shippedAt, 1)),
      shipped_day: dayOf(shippedAt),
      tracking_number: trackingNumber,
      tracking_courier_code: courierCode,
      updated_at: shippedAt,
    });
  }
  await updateOrder(tx, order, { state: demo.state });
}

async function ask(tx: Tx, { order, lines }: WrittenOrder, demo: DemoOrder, now: Date): Promise<void> {
  const asked = lines.filter((line) => line.price_level_id === demo.refundRequestedLevel);
  if (asked.length > 0) {
    const lineIds = asked.map((line) => line.line_id);
    await updateLines(tx, order.seller_id, lineIds, { refund_requested_at: daysBefore(now, 2) });
  }
  if (demo.upgrade) {
    await askUpgrade(tx, order, demo.upgrade, daysBefore(now, 3));
  }
}

export async function loadDemoOrder(tx: Tx, demo: DemoOrder, world: OpenWorld): Promise<number> {
  const written = await writeDemoOrder(tx, demo, world);
  const { order, lines } = written;
  await sellBest(tx, world.sellerId, lines);
  await payAll(tx, order, demo, world);
  await deliver(tx, order, demo, world.now);
  await ask(tx, written, demo, world.now);
  return order.order_id;
}
