import { seatList } from '@stagedoor/rules/events/seat-text';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { sideOfRow, whereBeside } from '@stagedoor/rules/seats/near-words';
import type { PlaceInHall } from '@stagedoor/rules/seats/near-words';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';
import { placeWords } from './use-choice.ts';

const isOneRow = (seats: readonly HallSeat[]): boolean => new Set(seats.map(({ row }) => row)).size === 1;

/** `Row E, 9 and 10`; with their sections where there are several rows. */
export function rowWords(seats: readonly HallSeat[]): string {
  const [first] = seats;
  if (!first || !isOneRow(seats)) return placeWords(seats);
  if (seats.length === 1) return seatMapMessages.seat(first.rowName, first.name);
  const inOrder = seats.toSorted((a, b) => a.position - b.position);
  return seatMapMessages.inRow(first.rowName, seatList(inOrder.map(({ name }) => name)));
}

/** Where the group lies that is offered instead. */
export function nearestWords(
  hall: Hall,
  gone: readonly HallSeat[],
  nearest: readonly HallSeat[],
): { where: string; side: string } {
  const rowOf = ({ section, row }: HallSeat) =>
    hall.sections[section]?.rows.findIndex(({ key }) => key === row);
  const placeOf = (seat: HallSeat): PlaceInHall => ({ section: seat.section, row: rowOf(seat) ?? 0 });
  const [first] = nearest;
  const sectionName = first?.sectionName ?? '';
  const row = first && hall.sections[first.section]?.rows.find(({ key }) => key === first.row);
  const positions = (seats: readonly HallSeat[]): number[] => seats.map(({ position }) => position);
  const side = row && isOneRow(nearest) ? sideOfRow(positions(row.seats), positions(nearest)) : undefined;
  return {
    where: seatMapMessages.nearest(
      nearest.length,
      whereBeside(gone.map(placeOf), nearest.map(placeOf), sectionName),
    ),
    side: [sectionName, side].filter(Boolean).join(', '),
  };
}
