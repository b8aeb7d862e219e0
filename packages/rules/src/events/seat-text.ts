/** Where people sit, in words. */
import { locale } from '../language/locale.ts';
import { seatMessages } from '../messages/seats.ts';
import { firstOf } from '../values/first-of.ts';
import { lastOf } from '../values/last-of.ts';

export interface SeatName {
  sectionName?: string | null | undefined;
  rowName?: string | null | undefined;
  seatName?: string | null | undefined;
  rowPosition?: number | null | undefined;
  seatPosition?: number | null | undefined;
}

const byRow = (a: SeatName, b: SeatName): number => (a.rowPosition ?? 0) - (b.rowPosition ?? 0);

/** As they lie; where nobody says how, by their names. */
const bySeat = (a: SeatName, b: SeatName): number =>
  (a.seatPosition ?? 0) - (b.seatPosition ?? 0) ||
  (a.seatName ?? '').localeCompare(b.seatName ?? '', locale(), { numeric: true });

/** `3`, `3 and 4`, `3 to 6`, `3, 5 and 8`. */
export function seatList(seats: readonly string[]): string {
  const first = Number(seats[0]);
  const inARow = seats.length > 2 && seats.every((seat, index) => seat === String(first + index));
  if (inARow) return seatMessages.from(firstOf(seats), lastOf(seats));
  if (seats.length < 2) return seats.join('');
  return seatMessages.and(seats.slice(0, -1).join(', '), lastOf(seats));
}

/** One line for each row that seats lie in: `Orchestra, row F, seats 11 and 12`. None where places have no numbers. */
export function seatLines(manifest: readonly SeatName[]): string[] {
  const rows = new Map<string, SeatName[]>();
  for (const seat of [...manifest].sort(byRow)) {
    if (!seat.seatName && !seat.rowName && !seat.sectionName) continue;
    const row = JSON.stringify([seat.sectionName, seat.rowName]);
    rows.set(row, [...(rows.get(row) ?? []), seat]);
  }
  return [...rows.values()].map((seats) => {
    const { sectionName, rowName } = firstOf(seats);
    const names = seats.sort(bySeat).flatMap(({ seatName }) => seatName || []);
    const parts = [
      sectionName,
      rowName && seatMessages.row(rowName),
      names.length > 0 && seatMessages.seats(names.length, seatList(names)),
    ];
    return parts.filter(Boolean).join(', ');
  });
}
