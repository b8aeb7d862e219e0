// What of orders can still be given back: their tickets, their money, and what came in with which payment.
import type { RefundableLine } from '@stagedoor/rules/after-sale/refund-sum';
import { isAskedBack } from '@stagedoor/rules/orders/asked-back';
import { sql } from 'kysely';
import { targetsBeingCharged } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { findParts } from '../order-parts.ts';
import { wishOf } from '../order-store.ts';
import type { LineRow, OrderRow, PaymentRow } from '../order-store.ts';

/** A ticket that an order has and that no change asks for. */
export interface FreeTicket {
  lineId: number;
  ticketId: number;
  sectionName: string | null;
  rowName: string | null;
  seatName: string | null;
}

interface RefundableTicket extends FreeTicket {
  /** Its customer asks for it back. */
  asked: boolean;
}

export interface LineFacts extends RefundableLine {
  row: LineRow;
}

export interface RefundFacts {
  order: OrderRow;
  lines: LineFacts[];
  /** What is left of them. */
  shippingCents: number;
  planFeeCents: number;
  tickets: RefundableTicket[];
  /** The order's own payments that are to come; those of a change are the change's. */
  open: PaymentRow[];
  captured: (PaymentRow & { captured_at: Date })[];
  /** A charge of it is under way, or its outcome is not known. */
  isCharging: boolean;
}

interface Taken {
  line_id: number;
  tickets: number;
  tickets_cents: number;
  fees_cents: number;
  taxes_cents: number;
}

/** Which changes count: all that have not come to nothing, or of those only what somebody has agreed to. */
type Counted = 'all' | 'agreed';

const isLive = (counted: Counted) =>
  counted === 'all'
    ? sql`c.state not in ('declined', 'canceled', 'reverted')`
    : sql`c.state not in ('declined', 'canceled', 'reverted', 'proposed')`;

async function takenOfLines(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
  counted: Counted,
): Promise<Map<number, Taken>> {
  const { rows } = await sql<Taken>`
    select d.line_id, sum(d.quantity)::int as tickets, -sum(d.tickets_cents)::int as tickets_cents,
      -sum(d.fees_cents)::int as fees_cents, -sum(d.taxes_cents)::int as taxes_cents
    from order_change_lines d join order_changes c on c.seller_id = d.seller_id and c.change_id = d.change_id
    where d.seller_id = ${sellerId} and d.order_id = any(${[...orderIds]}::int[]) and ${isLive(counted)}
    group by d.line_id`.execute(db);
  return new Map(rows.map((row) => [row.line_id, row]));
}

interface ChangesOfOrder {
  order_id: number;
  shipping_cents: number;
  plan_fee_cents: number;
  /** Those whose lines are the order's for good. */
  effective: number[] | null;
}

const tookEffect = sql`c.state in ('effective', 'settled')`;

/** What is taken off counts as soon as it is asked for, what is added only when it took effect. */
async function sumChanges(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
  counted: Counted,
): Promise<ChangesOfOrder[]> {
  const moved = (column: string) => {
    const cents = sql.ref(`c.${column}`);
    return sql`sum(case when ${cents} < 0 or ${tookEffect} then ${cents} else 0 end)::int as ${sql.ref(column)}`;
  };
  const { rows } = await sql<ChangesOfOrder>`
    select c.order_id, ${moved('shipping_cents')}, ${moved('plan_fee_cents')},
      array_agg(c.change_id) filter (where ${tookEffect}) as effective
    from order_changes c
    where c.seller_id = ${sellerId} and c.order_id = any(${[...orderIds]}::int[]) and ${isLive(counted)}
    group by c.order_id`.execute(db);
  return rows;
}

/** Those of a line that a change has not brought yet are nobody's to ask for. */
async function freeTickets(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
  counted: Counted,
): Promise<(FreeTicket & { orderId: number })[]> {
  const isAsked = counted === 'all' ? sql`s.change_id is not null` : sql`asking.state <> 'proposed'`;
  const { rows } = await sql<FreeTicket & { orderId: number }>`
    select l.order_id as "orderId", s.line_id as "lineId", s.ticket_id as "ticketId",
      s.section_name as "sectionName", s.row_name as "rowName", s.seat_name as "seatName"
    from order_lines l join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
    left join order_changes c on c.seller_id = l.seller_id and c.change_id = l.change_id
    left join order_changes asking on asking.seller_id = s.seller_id and asking.change_id = s.change_id
    where l.seller_id = ${sellerId} and l.order_id = any(${[...orderIds]}::int[])
      and s.canceled_at is null and (${isAsked}) is not true and (c.state is null or c.state in ('effective', 'settled'))
    order by l.line_id, s.rank`.execute(db);
  return rows;
}

const NOTHING = { tickets: 0, tickets_cents: 0, fees_cents: 0, taxes_cents: 0 };

function lineFacts(row: LineRow, taken: Omit<Taken, 'line_id'> = NOTHING): LineFacts {
  return {
    row,
    lineId: row.line_id,
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    unitFeesCents: row.unit_fees_cents,
    taxesCents: row.taxes_cents,
    takenTickets: taken.tickets,
    takenTicketsCents: taken.tickets_cents,
    takenFeesCents: taken.fees_cents,
    takenTaxesCents: taken.taxes_cents,
  };
}

const isCaptured = (payment: PaymentRow): payment is PaymentRow & { captured_at: Date } =>
  payment.captured_at !== null;

function isAsked(lines: readonly LineRow[], { lineId, ticketId }: FreeTicket): boolean {
  const line = lines.find(({ line_id }) => line_id === lineId);
  return line !== undefined && isAskedBack(wishOf(line), ticketId);
}

/** Of one seller. Whoever decides by them holds the orders' locks. */
export async function refundFacts(
  db: Db,
  orders: readonly OrderRow[],
  counted: Counted = 'all',
): Promise<RefundFacts[]> {
  const [first] = orders;
  if (!first) return [];
  const sellerId = first.seller_id;
  const ids = orders.map(({ order_id }) => order_id);
  const { lines, payments } = await findParts(db, sellerId, ids);
  const [byLine, byOrder, tickets] = [
    await takenOfLines(db, sellerId, ids, counted),
    await sumChanges(db, sellerId, ids, counted),
    await freeTickets(db, sellerId, ids, counted),
  ];
  const unpaid = payments.filter((payment) => !isCaptured(payment));
  const targets = unpaid.map(({ payment_id }) => String(payment_id));
  const charging = await targetsBeingCharged(db, { sellerId, kind: ORDER_PAYMENT }, targets);
  return orders.map((order) => {
    const isOwn = (row: { order_id: number }): boolean => row.order_id === order.order_id;
    const changes = byOrder.find(isOwn);
    const isBought = ({ change_id }: LineRow): boolean =>
      change_id === null || (changes?.effective ?? []).includes(change_id);
    return {
      order,
      lines: lines
        .filter((line) => isOwn(line) && isBought(line))
        .map((line) => lineFacts(line, byLine.get(line.line_id))),
      shippingCents: order.shipping_cents + (changes?.shipping_cents ?? 0),
      planFeeCents: order.plan_fee_cents + (changes?.plan_fee_cents ?? 0),
      tickets: tickets
        .filter(({ orderId }) => orderId === order.order_id)
        .map((ticket) => ({ ...ticket, asked: isAsked(lines, ticket) })),
      open: unpaid.filter((payment) => isOwn(payment) && payment.change_id === null),
      captured: payments.filter(isCaptured).filter(isOwn),
      isCharging: unpaid.some((each) => isOwn(each) && charging.has(String(each.payment_id))),
    };
  });
}

/** Whether a change that has not taken effect asks for a ticket of these lines. */
export async function linesBeingDecided(
  db: Db,
  sellerId: number,
  lineIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`
    select from order_tickets where seller_id = ${sellerId} and line_id = any(${[...lineIds]}::int[])
      and change_id is not null and canceled_at is null limit 1`.execute(db);
  return rows.length > 0;
}
