// Finds seats by where they lie without looking at all of them.
import { PLAN } from './hall.ts';
import type { HallSeat } from './hall.ts';
import type { Box } from './outline.ts';

const CELLS = 64;

export interface SeatGrid {
  within(box: Box): HallSeat[];
  /** The nearest one no further away; `isTie` where another is as near, so that nobody can tell which was meant. */
  nearest(at: { x: number; y: number }, most: number): { seat: HallSeat; isTie: boolean } | undefined;
}

const TIE = 0.85;

export function seatGrid(seats: readonly HallSeat[]): SeatGrid {
  const column = (x: number): number =>
    Math.min(CELLS - 1, Math.max(0, Math.floor((x / PLAN.width) * CELLS)));
  const line = (y: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor((y / PLAN.height) * CELLS)));
  const cells = Map.groupBy(seats, ({ x, y }) => line(y) * CELLS + column(x));
  const within = ({ left, top, right, bottom }: Box): HallSeat[] => {
    const found: HallSeat[] = [];
    for (let row = line(top); row <= line(bottom); row += 1)
      for (let at = column(left); at <= column(right); at += 1)
        for (const seat of cells.get(row * CELLS + at) ?? [])
          if (seat.x >= left && seat.x <= right && seat.y >= top && seat.y <= bottom) found.push(seat);
    return found;
  };
  return {
    within,
    nearest: ({ x, y }, most) => {
      const around = within({ left: x - most, right: x + most, top: y - most, bottom: y + most });
      const [first, second] = around
        .map((seat) => ({ seat, way: Math.hypot(seat.x - x, seat.y - y) }))
        .filter(({ way }) => way <= most)
        .toSorted((a, b) => a.way - b.way);
      return first && { seat: first.seat, isTie: second !== undefined && first.way > second.way * TIE };
    },
  };
}
