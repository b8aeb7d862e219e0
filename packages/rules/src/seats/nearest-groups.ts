import type { RowSeat } from './row-seat.ts';

export interface PlacedSeat extends RowSeat {
  /** On the plan, in ten-thousandths of its width and height. */
  x: number;
  y: number;
}

const middle = (seats: readonly PlacedSeat[]): { x: number; y: number } => ({
  x: seats.reduce((sum, { x }) => sum + x, 0) / seats.length,
  y: seats.reduce((sum, { y }) => sum + y, 0) / seats.length,
});

/** How far a group lies from some seats. */
export function farFrom(seats: readonly PlacedSeat[]): (group: readonly PlacedSeat[]) => number {
  const here = middle(seats);
  return (group) => {
    const there = middle(group);
    return Math.hypot(there.x - here.x, there.y - here.y);
  };
}

/** Groups by how far they lie from some seats, the nearest first. */
export function nearestGroups<S extends PlacedSeat>(
  groups: readonly S[][],
  from: readonly PlacedSeat[],
): S[][] {
  const far = farFrom(from);
  return groups
    .map((seats) => ({ seats, far: far(seats) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ seats }) => seats);
}
