// AWARD-03, AWARD-04: the time in which a declined first charge may be mended, and what becomes of it afterwards.
import { canceledPart } from '@stagedoor/rules/orders/canceled-part';
import { sql } from 'kysely';
import type { StockPlace } from '../../inventory/index.ts';
import { targetsBeingCharged } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { findChange } from '../changes/change-store.ts';
import { closeChange } from '../changes/close-change.ts';
import { openChange } from '../changes/open-change.ts';
import type { GoingLine, NewChange } from '../changes/open-change.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { lockPayment } from '../installments/lock-payment.ts';
import type { LockedPayment } from '../installments/lock-payment.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { findLines } from '../order-parts.ts';
import type { OrderRow } from '../order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';
import '../tables.ts';

export interface GraceOver {
  sellerId: number;
  paymentId: number;
  run: string;
}

/** Those whose time is over, the longest ago first. */
export async function findGraceOver(db: Db, now: Date, most: number): Promise<GraceOver[]> {
  const { rows } = await sql<GraceOver>`
    select p.seller_id as "sellerId", p.payment_id as "paymentId", p.run
    from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where p.grace_until <= ${now} and p.captured_at is null and p.voided_at is null
      and (p.change_id is not null or o.paid_cents = 0)
    order by p.grace_until limit ${most}`.execute(db);
  return rows;
}

async function isIdle(tx: Tx, { order, payments }: LockedPayment): Promise<boolean> {
  const ids = payments.map(({ payment_id }) => String(payment_id));
  const key = { sellerId: order.seller_id, kind: ORDER_PAYMENT };
  return (await targetsBeingCharged(tx, key, ids)).size === 0;
}

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

export interface GivingUp {
  sellerId: number;
  paymentId: number;
  seats: StockPlace;
  author: NewChange['author'];
  reason: string;
  /** Somebody lets go before the time is over. */
  isEarly: boolean;
}

/** What was given up: a whole order, or a later award of one that stays. */
export interface GivenUp {
  order: OrderRow;
  changeId: number | null;
}

/**
 * An order, or a later award, of which nothing was captured is canceled. Undefined when it was paid, put off or canceled
 * meanwhile, or while a charge of it is under way: whoever learns of that money decides.
 */
export async function giveUpUnpaid(tx: Tx, wish: GivingUp, now: Date): Promise<GivenUp | undefined> {
  const locked = await lockPayment(tx, wish.sellerId, wish.paymentId);
  if (!locked) return undefined;
  const { order, payment } = locked;
  const isOver = wish.isEarly || (payment.grace_until !== null && payment.grace_until <= now);
  const isOpen = payment.captured_at === null && payment.voided_at === null && payment.failed_at !== null;
  if (!isOver || !isOpen || order.state === 'STATUS_ORDER_CANCELED' || !(await isIdle(tx, locked)))
    return undefined;
  if (payment.change_id !== null) {
    const change = await findChange(tx, order.seller_id, payment.change_id);
    await closeChange(tx, change, 'canceled', now);
    return { order, changeId: change.change_id };
  }
  if (order.paid_cents > 0) return undefined;
  const { author, reason, seats: seatsTo } = wish;
  const cancellation = { kind: 'cancellation', state: 'approved', author, reason, seatsTo } as const;
  const change = await openChange(tx, order, { ...cancellation, ...(await everything(tx, order)) }, now);
  return { order: await takeEffect(tx, order, change, 0, now), changeId: null };
}

/** The reason stays in the staff's log. Undefined when there is nothing to extend, or it was extended twice. */
export async function extendGrace(
  tx: Tx,
  { sellerId, paymentId, hours }: { sellerId: number; paymentId: number; hours: number },
  now: Date,
): Promise<{ order: OrderRow; before: Date; until: Date } | undefined> {
  const locked = await lockPayment(tx, sellerId, paymentId);
  const before = locked?.payment.grace_until;
  if (!locked || !before || locked.order.state === 'STATUS_ORDER_CANCELED') return undefined;
  const until = new Date(Math.max(before.getTime(), now.getTime()) + hours * 3_600_000);
  const { rows } = await sql`
    update order_payments set grace_until = ${until}, grace_extended = grace_extended + 1
    where seller_id = ${sellerId} and payment_id = ${paymentId} and captured_at is null and voided_at is null
      and grace_extended < 2 returning payment_id`.execute(tx);
  return rows.length === 0 ? undefined : { order: locked.order, before, until };
}
