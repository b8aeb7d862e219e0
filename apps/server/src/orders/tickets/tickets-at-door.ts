// What a door must know of tickets, and no more: no names, no addresses, no orders.
import type { OrderState } from '@stagedoor/rules/machines/order';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** Long enough that no two tickets of a show share one, short enough for 20,000 on a phone. */
const HASH_BYTES = 9;
/** Of what is printed beside the picture, and of its hash. */
const SPOKEN_BYTES = 6;

export interface TicketAtDoor {
  uuid: string;
  lineId: number;
  ticketId: number;
  orderId: number;
  eventId: number;
  orderState: OrderState;
  isCanceled: boolean;
  isReplaced: boolean;
  levelName: string;
  sectionName: string | null;
  rowName: string | null;
  seatName: string | null;
  /** How many come with this order; one where the ticket is with a friend. */
  party: number;
}

/** Tickets `p` of lines `pl` with whom one comes: not canceled, and not with a friend. */
const comeAlong = sql`order_lines pl
  join order_tickets p on p.seller_id = pl.seller_id and p.line_id = pl.line_id and p.canceled_at is null
    and not exists (select from mobile_tickets f where f.seller_id = p.seller_id and f.line_id = p.line_id
      and f.ticket_id = p.ticket_id and f.revoked_at is null and f.sent_to is not null)`;

/** A piece of a statement: the ticket behind an id, in the names of `TicketAtDoor`. */
export const atDoorPiece = (sellerId: number, uuid: string): RawBuilder<TicketAtDoor> =>
  sql`
    select m.mobile_ticket_uuid as uuid, s.line_id as "lineId", s.ticket_id as "ticketId",
      l.outlet_event_id as "eventId", o.state as "orderState", s.canceled_at is not null as "isCanceled",
      m.revoked_at is not null as "isReplaced", l.level_name as "levelName", s.section_name as "sectionName",
      s.row_name as "rowName", s.seat_name as "seatName", o.order_id as "orderId",
      case when m.sent_to is not null then 1 else (select count(*)::int from ${comeAlong}
        where pl.seller_id = l.seller_id and pl.order_id = l.order_id
          and pl.outlet_event_id = l.outlet_event_id) end as party
    from mobile_tickets m
    join order_tickets s on s.seller_id = m.seller_id and s.line_id = m.line_id and s.ticket_id = m.ticket_id
    join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    where m.seller_id = ${sellerId} and m.mobile_ticket_uuid = ${uuid}`;

export async function ticketAtDoor(
  db: Db,
  sellerId: number,
  uuid: string,
): Promise<TicketAtDoor | undefined> {
  return (await atDoorPiece(sellerId, uuid).execute(db)).rows[0];
}

export interface PartyTicket {
  lineId: number;
  ticketId: number;
  levelName: string;
}

/** Who comes to a show with one order. */
export async function partyOf(
  db: Db,
  { sellerId, orderId, eventId }: { sellerId: number; orderId: number; eventId: number },
): Promise<PartyTicket[]> {
  const { rows } = await sql<PartyTicket>`
    select p.line_id as "lineId", p.ticket_id as "ticketId", pl.level_name as "levelName" from ${comeAlong}
    where pl.seller_id = ${sellerId} and pl.order_id = ${orderId} and pl.outlet_event_id = ${eventId}
    order by 1, 2`.execute(db);
  return rows;
}

/** A code that was typed: the first twelve digits of the id. Undefined where there is none, or more than one. */
export async function uuidOfSpoken(db: Db, sellerId: number, digits: string): Promise<string | undefined> {
  const [from, to] = ['0', 'f'].map((filler) => {
    const hex = digits + filler.repeat(32 - digits.length);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
  const { rows } = await sql<{ uuid: string }>`
    select mobile_ticket_uuid as uuid from mobile_tickets
    where seller_id = ${sellerId} and mobile_ticket_uuid between ${from}::uuid and ${to}::uuid limit 2`.execute(
    db,
  );
  return rows.length === 1 ? firstOf(rows).uuid : undefined;
}

/**
 * A piece of a statement: every ticket of an event that lets somebody in, with the hash that doors know it by. The
 * database hashes, because twenty thousand at once would keep everybody else waiting here.
 */
export const codesPiece = (sellerId: number, eventId: number): RawBuilder<unknown> => sql`
  select translate(encode(substring(sha256(uuid_send(m.mobile_ticket_uuid)) from 1 for ${sql.lit(HASH_BYTES)}), 'base64'),
      '+/', '-_') as code,
    translate(encode(substring(sha256(substring(uuid_send(m.mobile_ticket_uuid) from 1 for ${sql.lit(SPOKEN_BYTES)}))
      from 1 for ${sql.lit(SPOKEN_BYTES)}), 'base64'), '+/', '-_') as spoken, m.line_id, m.ticket_id
  from order_lines l
  join mobile_tickets m on m.seller_id = l.seller_id and m.line_id = l.line_id and m.revoked_at is null
  where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId}`;

/** How many tickets of an event let somebody in, by level. */
export async function countAtDoor(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<{ levelName: string; tickets: number }[]> {
  const { rows } = await sql<{ levelName: string; tickets: number }>`
    select l.level_name as "levelName", sum(l.quantity - l.canceled)::int as tickets from order_lines l
    where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId} and l.quantity > l.canceled
    group by 1 order by 1`.execute(db);
  return rows;
}
