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

/** Groups by how far they lie from some seats, the nearest first. */
export function nearestGroups<S extends PlacedSeat>(
  groups: readonly S[][],
  from: readonly PlacedSeat[],
): S[][] {
  const here = middle(from);
  const far = (seats: readonly S[]): number => {
    const there = middle(seats);
    return Math.hypot(there.x - here.x, there.y - here.y);
  };
  return groups
    .map((seats) => ({ seats, far: far(seats) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ seats }) => seats);
}
