import type { HallSeat } from './hall.ts';

export const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Record<string, readonly [x: number, y: number]>;

const known: ReadonlyMap<string, readonly [number, number]> = new Map(Object.entries(ways));
export const wayOf = (key: string): readonly [number, number] | undefined => known.get(key);

/** What lies off the line counts this much more than what lies on it. */
const ASIDE = 3;

/** The seat that one comes to from another by an arrow key; the same one at the edge of the hall. */
export function nextSeat(
  seats: readonly HallSeat[],
  from: HallSeat,
  [right, down]: readonly [number, number],
): HallSeat {
  let best = { seat: from, cost: Infinity };
  for (const seat of seats) {
    const [x, y] = [seat.x - from.x, seat.y - from.y];
    const ahead = x * right + y * down;
    if (ahead <= 0) continue;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const cost = ahead + aside * ASIDE;
    if (cost < best.cost) best = { seat, cost };
  }
  return best.seat;
}
