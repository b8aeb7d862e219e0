// What the room Charging lists of payments.
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { sql } from 'kysely';
import { targetsBeingCharged } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import '../tables.ts';

export interface ChargingScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  /** One run; all of them where it is left out. */
  run?: string | undefined;
}

export interface DeclinedRow {
  paymentId: number;
  order: string;
  userId: number | null;
  run: string;
  amountCents: number;
  why: string | null;
  failedAt: Date;
  graceUntil: Date | null;
  extended: number;
  nextTryAt: Date | null;
}

const joined = ({ sellerId, outletIds, run }: ChargingScope) => sql`
  order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
  where p.seller_id = ${sellerId} and p.captured_at is null and p.voided_at is null
    ${outletIds === 'all' ? sql`` : sql`and o.outlet_id = any(${[...outletIds]}::int[])`}
    ${run === undefined ? sql`` : sql`and p.run = ${run}`}`;

/** By the clock that ends first; those without one come last. */
export async function listDeclined(db: Db, scope: ChargingScope, most: number): Promise<DeclinedRow[]> {
  const { rows } = await sql<DeclinedRow>`
    select p.payment_id as "paymentId", o.unique_id as "order", o.user_id as "userId", coalesce(p.run, '') as run,
      p.amount_cents as "amountCents", p.failed_message as why, p.failed_at as "failedAt",
      p.grace_until as "graceUntil", p.grace_extended as extended, p.next_try_at as "nextTryAt"
    from ${joined(scope)} and p.failed_at is not null
    order by p.grace_until nulls last, p.failed_at limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, order: orderNumber(row.order) }));
}

/** Installments to come, by the day on which they are charged. */
export async function comingByDay(
  db: Db,
  scope: ChargingScope,
  now: Date,
): Promise<{ day: string; cards: number; cents: number }[]> {
  const { rows } = await sql<{ day: string; cards: number; cents: number }>`
    select p.due_day::text as day, count(*)::int as cards, sum(p.amount_cents)::float8 as cents
    from ${joined(scope)} and p.failed_at is null and p.next_try_at > ${now} and p.due_day is not null
    group by p.due_day order by p.due_day limit 60`.execute(db);
  return rows;
}

/** Which orders these payments are of, by the payments. */
export async function ordersOfPayments(
  db: Db,
  { sellerId, outletIds }: ChargingScope,
  paymentIds: readonly number[],
): Promise<Map<number, { order: string; run: string | null }>> {
  const { rows } = await sql<{ id: number; order: string; run: string | null }>`
    select p.payment_id as id, o.unique_id as "order", p.run
    from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where p.seller_id = ${sellerId} and p.payment_id = any(${[...paymentIds]}::int[])
      ${outletIds === 'all' ? sql`` : sql`and o.outlet_id = any(${[...outletIds]}::int[])`}`.execute(db);
  return new Map(rows.map(({ id, order, run }) => [id, { order: orderNumber(order), run }]));
}

const LEAST_MINUTES_APART = 10;

/** Declined ones become due again, unless they were tried just now or are being charged. Answers which. */
export async function retryDeclined(
  tx: Tx,
  { sellerId }: ChargingScope,
  paymentIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const charging = await targetsBeingCharged(tx, { sellerId, kind: ORDER_PAYMENT }, paymentIds.map(String));
  const idle = paymentIds.filter((id) => !charging.has(String(id)));
  const before = new Date(now.getTime() - LEAST_MINUTES_APART * 60_000);
  const { rows } = await sql<{ id: number }>`
    update order_payments p set next_try_at = ${now}, waits = false from orders o
    where p.seller_id = ${sellerId} and p.payment_id = any(${idle}::int[]) and p.captured_at is null
      and p.voided_at is null and p.failed_at is not null and p.failed_at <= ${before}
      and o.seller_id = p.seller_id and o.order_id = p.order_id and o.state <> 'STATUS_ORDER_CANCELED'
    returning p.payment_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}
