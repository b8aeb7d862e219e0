// OPS-32: a row for every ticket that is to be shown on a phone; issuing again adds only what is missing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { oneEvent } from './mobile-ticket-store.ts';
import '../tables.ts';

type OrderKeys = readonly Pick<OrderRow, 'seller_id' | 'order_id'>[];

export interface IssuedTicket {
  sellerId: number;
  orderId: number;
  eventId: number;
}

const keysOf = (orders: OrderKeys): RawBuilder<unknown> => {
  const sellers = orders.map(({ seller_id }) => seller_id);
  const ids = orders.map(({ order_id }) => order_id);
  return sql`unnest(${sellers}::int[], ${ids}::int[]) as w (seller_id, order_id)`;
};

/** The orders must be locked. `events` is a piece of a statement: those whose tickets may be issued; none: all. */
export async function issueTickets(
  tx: Tx,
  orders: OrderKeys,
  events: RawBuilder<unknown> | undefined,
  now: Date,
): Promise<IssuedTicket[]> {
  const due = events ? sql`and (l.seller_id, l.outlet_event_id) in (${events})` : sql``;
  const { rows } = await sql<IssuedTicket>`
    with taken as (
      delete from tickets_to_issue q using order_lines l, ${keysOf(orders)}
      where l.seller_id = w.seller_id and l.order_id = w.order_id ${due}
        and q.seller_id = l.seller_id and q.line_id = l.line_id
      returning q.seller_id, q.line_id, q.ticket_id, l.order_id, l.outlet_event_id
    ), issued as (
      insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
      select t.seller_id, gen_random_uuid(), t.line_id, t.ticket_id, t.order_id, ${now}
      from taken t join order_tickets s on s.seller_id = t.seller_id and s.line_id = t.line_id
        and s.ticket_id = t.ticket_id and s.canceled_at is null
      on conflict do nothing
      returning seller_id, line_id, ticket_id
    )
    select t.seller_id as "sellerId", t.order_id as "orderId", t.outlet_event_id as "eventId"
    from issued i join taken t using (seller_id, line_id, ticket_id)`.execute(tx);
  await sql`
    insert into ticket_pages (seller_id, page_uuid, order_id, made_at)
    select w.seller_id, gen_random_uuid(), w.order_id, ${now} from ${keysOf(orders)}
    on conflict do nothing`.execute(tx);
  return rows;
}

/** All of one order, however it was to be delivered and whatever the day. */
export async function issueMobileTickets(
  tx: Tx,
  order: OrderKeys[number],
  now: Date,
): Promise<IssuedTicket[]> {
  await sql`
    insert into tickets_to_issue (seller_id, line_id, ticket_id)
    select s.seller_id, s.line_id, s.ticket_id from order_lines l
    join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
    where l.seller_id = ${order.seller_id} and l.order_id = ${order.order_id} and s.canceled_at is null
    on conflict do nothing`.execute(tx);
  return issueTickets(tx, [order], undefined, now);
}

/** What waits of one event, whatever the day: it was on the phone before. The order must be locked. */
export const issueTicketsOfEvent = (
  tx: Tx,
  order: OrderKeys[number],
  eventId: number,
  now: Date,
): Promise<IssuedTicket[]> => issueTickets(tx, [order], oneEvent(order.seller_id, eventId), now);
