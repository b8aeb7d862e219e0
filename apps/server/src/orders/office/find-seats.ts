// Places that were sold, as somebody at the desk says or reads them.
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { seatWords } from '@stagedoor/rules/staff/seat-words';
import { readSpokenCode, readTicketText } from '@stagedoor/rules/tickets/ticket-text';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { uuidOfSpoken } from '../tickets/tickets-at-door.ts';
import { atOutlets } from './order-filter-pieces.ts';
import type { OrderScope } from './order-filter-pieces.ts';

export interface FoundPlace {
  lineId: number;
  ticketId: number;
  /** `Orchestra, row A, seat 11`; the level where nobody sits. */
  place: string;
  number: string;
  show: { name: string; startsAt: Date | undefined } | undefined;
}

/** A ticket by its code; one that was issued anew or went back lets nobody in. */
export type FoundTicket = FoundPlace & { works: boolean };

interface Row {
  line_id: number;
  ticket_id: number;
  level_name: string;
  section_name: string | null;
  row_name: string | null;
  seat_name: string | null;
  outlet_event_id: number;
  unique_id: string;
  works: boolean;
}

const MOST = 5;

const placeOf = ({ level_name, section_name, row_name, seat_name }: Row): string =>
  seat_name === null
    ? level_name
    : [section_name, `row ${row_name}`, `seat ${seat_name}`].filter(Boolean).join(', ');

async function read(
  db: Db,
  scope: OrderScope,
  {
    wanted,
    works = sql`true`,
    from = sql`order_tickets s`,
  }: Record<'wanted', RawBuilder<unknown>> & Partial<Record<'works' | 'from', RawBuilder<unknown>>>,
): Promise<FoundTicket[]> {
  const { rows } = await sql<Row>`
    select s.line_id, s.ticket_id, l.level_name, s.section_name, s.row_name, s.seat_name, l.outlet_event_id,
      o.unique_id, ${works} as works
    from ${from}
    join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    where s.seller_id = ${scope.sellerId} and ${atOutlets(scope)} and ${wanted}
    order by o.created_at desc, s.section_position, s.row_position, s.seat_position limit ${sql.lit(MOST)}`.execute(
    db,
  );
  const shows = await findSoldEvents(db, scope.sellerId, [
    ...new Set(rows.map((row) => row.outlet_event_id)),
  ]);
  return rows.map((row) => ({
    lineId: row.line_id,
    ticketId: row.ticket_id,
    place: placeOf(row),
    number: orderNumber(row.unique_id),
    show: shows.find(({ eventId }) => eventId === row.outlet_event_id),
    works: row.works,
  }));
}

/** Whoever sits on the seat that the words say, at whichever show; or the seats of orders that were found by them. */
export async function findSeats(
  db: Db,
  scope: OrderScope,
  { words, orders }: { words: string; orders: readonly string[] },
): Promise<FoundPlace[]> {
  const spoken = seatWords(words);
  const sold = sql`s.canceled_at is null and s.seat_name is not null`;
  if (!spoken) {
    const numbers = orders.map((number) => number.slice(1));
    if (numbers.length === 0) return [];
    return read(db, scope, { wanted: sql`${sold} and o.unique_id = any (${numbers}::text[])` });
  }
  const { section, row, seat } = spoken;
  const there =
    section === undefined ? sql`true` : sql`starts_with(lower(s.section_name), lower(${section}))`;
  return read(db, scope, {
    wanted: sql`${sold} and lower(s.row_name) = lower(${row}) and lower(s.seat_name) = lower(${seat}) and ${there}`,
  });
}

const uuidOfText = (words: string): string | undefined => {
  const text = readTicketText(words);
  return (
    text &&
    Buffer.from(text.id, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  );
};

/** The ticket with the printed code, or with what its picture says. Whether it is genuine is the door's to judge. */
export async function findTicketByCode(
  db: Db,
  scope: OrderScope,
  words: string,
): Promise<FoundTicket | undefined> {
  const spoken = readSpokenCode(words);
  const uuid = spoken ? await uuidOfSpoken(db, scope.sellerId, spoken) : uuidOfText(words);
  if (uuid === undefined) return undefined;
  const [found] = await read(db, scope, {
    from: sql`mobile_tickets m join order_tickets s
      on s.seller_id = m.seller_id and s.line_id = m.line_id and s.ticket_id = m.ticket_id`,
    wanted: sql`m.mobile_ticket_uuid = ${uuid}::uuid`,
    works: sql`m.revoked_at is null and s.canceled_at is null`,
  });
  return found;
}
