// AWARD-03, AWARD-04: the time in which a declined first charge may be mended, and what becomes of it afterwards.
import { sql } from 'kysely';
import type { StockPlace } from '../../inventory/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { findChange } from '../changes/change-store.ts';
import { closeChange } from '../changes/close-change.ts';
import type { NewChange } from '../changes/open-change.ts';
import { isIdle, lockPayment } from '../installments/lock-payment.ts';
import type { OrderRow } from '../order-store.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
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
  return { order: await cancelUnpaid(tx, order, wish, now), changeId: null };
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
