import type { Event } from '@stagedoor/descriptions/programme';
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { StockRows } from './tables-of-rows.ts';

type Seat = NonNullable<Event['seats']>[number];

interface Row {
  sectionPosition: number;
  rowPosition: number;
  first: number;
  last: number;
}

const rowKey = ({ section, row }: Seat): string => `${section}\n${row}`;

/** Rows in the order of the plan, each with the place it has there. */
function rowsOf(seats: readonly Seat[]): Map<string, Row> {
  const sections = new Map<string, { position: number; rows: number }>();
  const rows = new Map<string, Row>();
  for (const seat of seats) {
    const { position } = seat;
    const section = sections.get(seat.section) ?? { position: sections.size + 1, rows: 0 };
    sections.set(seat.section, section);
    const row = rows.get(rowKey(seat));
    if (row) {
      row.first = Math.min(row.first, position);
      row.last = Math.max(row.last, position);
    } else {
      section.rows += 1;
      const place = { sectionPosition: section.position, rowPosition: section.rows };
      rows.set(rowKey(seat), { ...place, first: position, last: position });
    }
  }
  return rows;
}

/** How far from the middle of its row. */
const offCentre = (seat: Seat, { first, last }: Row): number => Math.abs(2 * seat.position - first - last);

/** The earlier row is the better one, and in a row the middle. Last come those that are kept for who needs them. */
export function rankSeats(seats: readonly Seat[]): StockRows['seats'] {
  const rows = rowsOf(seats);
  const placed = seats.map((seat) => ({ seat, row: valueOf(rows, rowKey(seat)) }));
  placed.sort(
    (a, b) =>
      Number(isForAccess(a.seat.kind)) - Number(isForAccess(b.seat.kind)) ||
      a.row.sectionPosition - b.row.sectionPosition ||
      a.row.rowPosition - b.row.rowPosition ||
      offCentre(a.seat, a.row) - offCentre(b.seat, b.row) ||
      a.seat.position - b.seat.position,
  );
  const ranks = new Map<number, number>();
  return placed.map(({ seat, row }) => {
    const rank = (ranks.get(seat.level) ?? 0) + 1;
    ranks.set(seat.level, rank);
    return {
      levelId: seat.level,
      rank,
      section: seat.section,
      row: seat.row,
      seat: seat.seat,
      sectionPosition: row.sectionPosition,
      rowPosition: row.rowPosition,
      seatPosition: seat.position,
      mapX: seat.x,
      mapY: seat.y,
      kind: seat.kind,
      withSeat: seat.with,
    };
  });
}
