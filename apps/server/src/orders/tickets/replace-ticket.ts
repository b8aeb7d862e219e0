// OPS-32, TICKET-04: issued anew or sent on, a ticket gets another row; the old code and the old address die with theirs.
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Tx } from '../../platform/db/tables.ts';
import { isOfferedBack } from '../ticket-returns/ticket-return-store.ts';
import '../tables.ts';

export interface LiveTicket {
  uuid: string;
  lineId: number;
  ticketId: number;
  eventId: number;
  sentTo: string | null;
  /** WAIT-06: its owner offers it to those who wait. */
  offeredBack: boolean;
}

/** The one that counts. Its order must be locked. */
export async function findLiveTicket(
  tx: Tx,
  { sellerId, orderId, ticketId }: { sellerId: number; orderId: number; ticketId: number },
): Promise<LiveTicket | undefined> {
  const { rows } = await sql<LiveTicket>`
    select m.mobile_ticket_uuid as uuid, m.line_id as "lineId", m.ticket_id as "ticketId",
      l.outlet_event_id as "eventId", m.sent_to as "sentTo",
      ${isOfferedBack('s')} as "offeredBack"
    from mobile_tickets m
    join order_tickets s on s.seller_id = m.seller_id and s.line_id = m.line_id and s.ticket_id = m.ticket_id
    join order_lines l on l.seller_id = m.seller_id and l.line_id = m.line_id
    where m.seller_id = ${sellerId} and m.order_id = ${orderId} and m.ticket_id = ${ticketId}
      and m.revoked_at is null`.execute(tx);
  return rows[0];
}

/** Answers the id of the one that counts from now on. Who keeps it is not told that the old one is over. */
export async function replaceTicket(
  tx: Tx,
  sellerId: number,
  { uuid }: LiveTicket,
  { sentTo, now }: { sentTo: string | null; now: Date },
): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    with gone as (
      update mobile_tickets set revoked_at = ${now},
        end_told_at = case when sent_to = ${sentTo}::text then ${now}::timestamptz else end_told_at end
      where seller_id = ${sellerId} and mobile_ticket_uuid = ${uuid} and revoked_at is null
      returning seller_id, line_id, ticket_id, order_id
    ) select seller_id, line_id, ticket_id, order_id, gen_random_uuid() as uuid from gone`.execute(tx);
  const [old] = rows as unknown as {
    line_id: number;
    ticket_id: number;
    order_id: number;
    uuid: string;
  }[];
  if (!old) throw new Error('A ticket was issued anew meanwhile');
  await sql`
    insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at, sent_to, sent_at)
    values (${sellerId}, ${old.uuid}, ${old.line_id}, ${old.ticket_id}, ${old.order_id}, ${now}, ${sentTo},
      ${sentTo === null ? null : now})`.execute(tx);
  return old.uuid;
}

/** How many tickets a customer has sent since then. */
export async function countSent(tx: Tx, sellerId: number, userId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from mobile_tickets m
    join orders o on o.seller_id = m.seller_id and o.order_id = m.order_id
    where m.seller_id = ${sellerId} and o.user_id = ${userId} and m.sent_at > ${since}`.execute(tx);
  return firstOf(rows).many;
}

export interface EndedSending {
  sellerId: number;
  orderId: number;
  eventId: number;
  sentTo: string;
}

/** Friends who must hear that their ticket is over; claimed, so that each hears it once. */
export async function claimEnded(tx: Tx, many: number, now: Date): Promise<EndedSending[]> {
  const { rows } = await sql<EndedSending>`
    with told as (
      update mobile_tickets set end_told_at = ${now}
      where (seller_id, mobile_ticket_uuid) in (
        select seller_id, mobile_ticket_uuid from mobile_tickets
        where sent_to is not null and revoked_at is not null and end_told_at is null
        order by revoked_at limit ${many} for update skip locked)
      returning seller_id, order_id, line_id, sent_to
    )
    select t.seller_id as "sellerId", t.order_id as "orderId", l.outlet_event_id as "eventId", t.sent_to as "sentTo"
    from told t join order_lines l on l.seller_id = t.seller_id and l.line_id = t.line_id`.execute(tx);
  return rows;
}
