import type { Seat } from '@stagedoor/contract/entities/cart';

/** Whether seats follow each other in one row; places without numbers lie nowhere apart. */
export function sideBySide(seats: readonly Seat[]): boolean {
  const positions = seats.flatMap(({ seatPosition }) => seatPosition ?? []);
  if (positions.length < seats.length) return true;
  const rows = new Set(seats.map(({ sectionName, rowName }) => `${sectionName}\n${rowName}`));
  return rows.size <= 1 && Math.max(...positions) - Math.min(...positions) === seats.length - 1;
}
