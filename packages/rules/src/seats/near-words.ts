// SEAT-03: where an offered group lies, as somebody in the hall would say it.
import { seatMapMessages } from '../messages/seat-map.ts';

export interface PlaceInHall {
  /** Which section, and which row of it, from the stage on. */
  section: number;
  row: number;
}

const onlyOne = <T>(values: readonly T[]): T | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

/** `one row behind`, `in the same row`, `in Balcony`; nothing where it cannot be said in a word. */
export function whereBeside(
  lost: readonly PlaceInHall[],
  offered: readonly PlaceInHall[],
  sectionName: string,
): string | undefined {
  const [from, to] = [lost, offered].map((seats) => onlyOne(seats.map(({ section }) => section)));
  if (from === undefined || to === undefined) return undefined;
  if (from !== to) return seatMapMessages.inSection(sectionName);
  const [wasRow, isRow] = [lost, offered].map((seats) => onlyOne(seats.map(({ row }) => row)));
  if (wasRow === undefined || isRow === undefined) return undefined;
  if (isRow === wasRow) return seatMapMessages.sameRow;
  return isRow > wasRow
    ? seatMapMessages.rowsBehind(isRow - wasRow)
    : seatMapMessages.rowsInFront(wasRow - isRow);
}

/** An aisle counts as the middle one as far from the middle as this part of the row. */
const ABOUT_THE_MIDDLE = 0.1;
const THIRD = 1 / 3;

/** `left of the middle aisle`, or which third of its row. Positions count along the row; one left out is an aisle. */
export function sideOfRow(row: readonly number[], seats: readonly number[]): string {
  const inOrder = row.toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [inOrder[0], inOrder.at(-1)];
  const long = Math.max(1, last - first);
  const middle = (first + last) / 2;
  const own = seats.reduce((sum, seat) => sum + seat, 0) / Math.max(1, seats.length);
  const aisles = inOrder.slice(1).flatMap((at, index) => {
    const before = inOrder[index] ?? at;
    return at - before > 1 ? [(at + before) / 2] : [];
  });
  const aisle = aisles.find((at) => Math.abs(at - middle) <= long * ABOUT_THE_MIDDLE);
  if (aisle !== undefined) return own < aisle ? seatMapMessages.leftOfAisle : seatMapMessages.rightOfAisle;
  const along = (own - first) / long;
  if (along < THIRD) return seatMapMessages.onTheLeft;
  return along > 1 - THIRD ? seatMapMessages.onTheRight : seatMapMessages.inTheMiddle;
}
