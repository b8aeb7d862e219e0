// The only SQL on tickets as they were sold.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { isOfferedBack } from '../ticket-returns/ticket-return-store.ts';
import '../tables.ts';

/** A ticket of an order. */
export interface SoldTicket {
  ticketId: number;
  lineId: number;
  levelId: number;
  sectionName: string | null;
  rowName: string | null;
  seatName: string | null;
  sectionPosition: number | null;
  rowPosition: number | null;
  seatPosition: number | null;
}

/** One that an order has, and whose phone it is on. */
export interface OrderTicket extends SoldTicket {
  orderId: number;
  issued: boolean;
  /** The friend who has it. */
  sentTo: string | null;
  /** WAIT-06: its owner offers it to those who wait. */
  offeredBack: boolean;
}

const seatColumns = sql`rank, section_name, row_name, seat_name, section_position, row_position, seat_position`;

const asTicket = (of: 'sold' | 's', level: RawBuilder<unknown>): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql`${column('ticket_id')} as "ticketId", ${column('line_id')} as "lineId", ${level} as "levelId",
    ${column('section_name')} as "sectionName", ${column('row_name')} as "rowName",
    ${column('seat_name')} as "seatName", ${column('section_position')} as "sectionPosition",
    ${column('row_position')} as "rowPosition", ${column('seat_position')} as "seatPosition"`;
};

/** Sells tickets and writes each sale down, in one statement. `sale` is the inventory's piece of it. */
const soldAndKept = (sale: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with sold as (${sale}), kept as (
    insert into order_tickets (seller_id, line_id, ticket_id, ${seatColumns})
    select seller_id, line_id, ticket_id, ${seatColumns} from sold
    -- A seat that the line was moved away from, and has again.
    on conflict (seller_id, line_id, ticket_id) do update set canceled_at = null, change_id = null
      where order_tickets.canceled_at is not null
  )`;

export async function keepSales(tx: Tx, sale: RawBuilder<unknown>): Promise<SoldTicket[]> {
  const { rows } = await sql<SoldTicket>`
    ${soldAndKept(sale)}
    select ${asTicket('sold', sql`sold.price_level_id`)} from sold
    order by sold.price_level_id, sold.rank`.execute(tx);
  return rows;
}

/** A statement that sells so many tickets, not one fewer: it fails otherwise. */
export const keptSalesOf = (sale: RawBuilder<unknown>, many: number): RawBuilder<unknown> =>
  sql`${soldAndKept(sale)} select upkeep.must_be(${many}, count(*)) from sold`;

/** What was canceled is sold again to the line that had it. The changes that canceled it must be reverted. */
export async function restoreSales(
  tx: Tx,
  sellerId: number,
  sale: RawBuilder<unknown>,
): Promise<SoldTicket[]> {
  const { rows } = await sql<SoldTicket>`
    with sold as (${sale}), restored as (
      update order_tickets s set canceled_at = null, change_id = null from sold
      where s.seller_id = ${sellerId} and s.line_id = sold.line_id and s.ticket_id = sold.ticket_id
    ), counted as (
      update order_lines l set canceled = l.canceled - c.many, canceled_at = null
      from (select line_id, count(*)::int as many from sold group by line_id) c
      where l.seller_id = ${sellerId} and l.line_id = c.line_id
    )
    select ${asTicket('sold', sql`sold.price_level_id`)} from sold`.execute(tx);
  return rows;
}

/** OPS-31: the tickets that orders have, by level, and in it as they lie: the first of them is the lower seat. */
export async function ticketsOfOrders(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<OrderTicket[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<OrderTicket>`
    select ${asTicket('s', sql`l.price_level_id`)}, l.order_id as "orderId",
      m.ticket_id is not null as issued, m.sent_to as "sentTo",
      ${isOfferedBack('s')} as "offeredBack"
    from order_lines l join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
    left join mobile_tickets m on m.seller_id = s.seller_id and m.line_id = s.line_id
      and m.ticket_id = s.ticket_id and m.revoked_at is null
    where l.seller_id = ${sellerId} and l.order_id = any(${[...orderIds]}::int[]) and s.canceled_at is null
    order by l.price_level_id, s.section_position nulls last, s.row_position nulls last,
      s.seat_position nulls last, length(s.seat_name), s.seat_name, s.rank`.execute(db);
  return rows;
}

/** What an order has no more, as it lay: nothing that was sold is forgotten. */
export async function canceledTickets(db: Db, sellerId: number, orderId: number): Promise<SoldTicket[]> {
  const { rows } = await sql<SoldTicket>`
    select ${asTicket('s', sql`l.price_level_id`)}
    from order_lines l join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
    where l.seller_id = ${sellerId} and l.order_id = ${orderId} and s.canceled_at is not null
    order by s.section_position nulls last, s.row_position nulls last, s.seat_position nulls last,
      length(s.seat_name), s.seat_name, s.rank`.execute(db);
  return rows;
}

/** The seats of an order by level, as its cart had shown them. */
export async function seatsOfOrder(db: Db, sellerId: number, orderId: number): Promise<Map<number, Seat[]>> {
  const tickets = await ticketsOfOrders(db, sellerId, [orderId]);
  const byLevel = Map.groupBy(tickets, ({ levelId }) => levelId);
  return new Map([...byLevel].map(([levelId, own]) => [levelId, own.map(asSeat)]));
}

const asSeat = (ticket: SoldTicket): Seat => ({
  ticketId: ticket.ticketId,
  sectionName: ticket.sectionName ?? undefined,
  rowName: ticket.rowName ?? undefined,
  seatName: ticket.seatName ?? undefined,
  sectionPosition: ticket.sectionPosition ?? undefined,
  rowPosition: ticket.rowPosition ?? undefined,
  seatPosition: ticket.seatPosition ?? undefined,
});
