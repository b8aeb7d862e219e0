// Makes numbered seats match a seating plan.
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';

export interface SeatRow {
  levelId: number;
  rank: number;
  section: string;
  row: string;
  seat: string;
  sectionPosition: number;
  rowPosition: number;
  seatPosition: number;
  /** On the seat map, where that is known. */
  mapX: number | null;
  mapY: number | null;
  kind: SeatKind;
  withSeat: string | null;
}

type StoredSeat = Awaited<ReturnType<typeof loadTickets>>[number];

const keyOf = ({
  levelId,
  section,
  row,
  seat,
}: Pick<StoredSeat, 'levelId' | 'section' | 'row' | 'seat'>): string =>
  [levelId, section, row, seat].join('\n');

const standingOf = (seat: Omit<SeatRow, 'levelId' | 'section' | 'row' | 'seat'> | StoredSeat): string =>
  JSON.stringify([
    seat.rank,
    seat.sectionPosition,
    seat.rowPosition,
    seat.seatPosition,
    seat.mapX,
    seat.mapY,
    seat.kind,
    seat.withSeat,
  ]);

function loadTickets(tx: Tx, sellerId: number, levelIds: number[]) {
  return tx
    .selectFrom('tickets')
    .select([
      'ticket_id as id',
      'state',
      'price_level_id as levelId',
      'rank',
      'section_name as section',
      'row_name as row',
      'seat_name as seat',
      'section_position as sectionPosition',
      'row_position as rowPosition',
      'seat_position as seatPosition',
      'map_x as mapX',
      'map_y as mapY',
      'kind',
      'with_seat as withSeat',
    ])
    .where('seller_id', '=', sellerId)
    .where('price_level_id', 'in', levelIds)
    .execute();
}

async function removeTickets(tx: Tx, sellerId: number, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .deleteFrom('tickets')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`ticket_id = any(${ids}::bigint[])`)
    .where('state', '=', 'free')
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** A rank belongs to one seat of a level at every moment: all that move step aside before any takes its new place. */
async function moveSeats(tx: Tx, sellerId: number, seats: (SeatRow & { id: number })[]): Promise<void> {
  if (seats.length === 0) return;
  const ids = seats.map(({ id }) => id);
  await sql`
    update tickets set rank = -rank where seller_id = ${sellerId} and ticket_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    update tickets t set rank = w.rank, section_position = w."sectionPosition",
      row_position = w."rowPosition", seat_position = w."seatPosition", map_x = w."mapX", map_y = w."mapY",
      kind = w.kind, with_seat = w."withSeat"
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
      as w(id bigint, rank int, "sectionPosition" int, "rowPosition" int, "seatPosition" int,
        "mapX" smallint, "mapY" smallint, kind text, "withSeat" text)
    where t.seller_id = ${sellerId} and t.ticket_id = w.id`.execute(tx);
}

/** As they stand in the hall: numbers that follow each other are told in few words. */
async function addSeats(tx: Tx, sellerId: number, seats: SeatRow[]): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name,
      section_position, row_position, seat_position, map_x, map_y, kind, with_seat)
    select ${sellerId}::int, "levelId", rank, section, "row", seat,
      "sectionPosition", "rowPosition", "seatPosition", "mapX", "mapY", kind, "withSeat"
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as w(
      "levelId" int, rank int, section text, "row" text, seat text,
      "sectionPosition" int, "rowPosition" int, "seatPosition" int, "mapX" smallint, "mapY" smallint,
      kind text, "withSeat" text)
    order by "sectionPosition", "rowPosition", "seatPosition"`.execute(tx);
}

export async function saveSeats(
  tx: Tx,
  sellerId: number,
  seats: readonly SeatRow[],
): Promise<{ created: number; updated: number; removed: number }> {
  if (seats.length === 0) return { created: 0, updated: 0, removed: 0 };
  const tickets = await loadTickets(tx, sellerId, [...new Set(seats.map(({ levelId }) => levelId))]);
  const stored = new Map(tickets.map((ticket) => [keyOf(ticket), ticket]));
  const wanted = new Set(seats.map(keyOf));
  const gone = tickets.filter((ticket) => ticket.state === 'free' && !wanted.has(keyOf(ticket)));
  const moved = seats.flatMap((seat) => {
    const ticket = stored.get(keyOf(seat));
    return ticket && standingOf(ticket) !== standingOf(seat) ? [{ ...seat, id: ticket.id }] : [];
  });
  const added = seats.filter((seat) => !stored.has(keyOf(seat)));
  const removed = await removeTickets(
    tx,
    sellerId,
    gone.map(({ id }) => id),
  );
  await moveSeats(tx, sellerId, moved);
  await addSeats(tx, sellerId, added);
  // Whoever shows the hall reads it again.
  if (added.length + moved.length + removed > 0)
    await sql`select upkeep.mark_offers(array[${sellerId}::int])`.execute(tx);
  return { created: added.length, updated: moved.length, removed };
}
