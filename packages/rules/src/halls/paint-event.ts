/** HALL-03: an event paints its price levels over a hall's version. */
import type { EventPaint } from './event-paint.ts';
import type { HallSeat } from './hall-plan.ts';
import { matchesPaint } from './matches-paint.ts';

const touches = (paint: EventPaint, seat: HallSeat): boolean =>
  (paint.over ?? seat.level) === seat.level &&
  (paint.section ?? seat.section) === seat.section &&
  matchesPaint({ rows: paint.rows ?? null, seats: paint.seats ?? null }, seat);

/** A seat of a hall with a price level of the event. */
export type PaintedSeat = Omit<HallSeat, 'level'> & { level: number };

/** What is not painted, or not for sale in the hall itself, is not sold. */
export function paintEvent(seats: readonly HallSeat[], paint: readonly EventPaint[]): PaintedSeat[] {
  return seats.flatMap(({ level, ...seat }) => {
    if (level === null) return [];
    const painted = paint.findLast((each) => touches(each, { ...seat, level }))?.level;
    return painted === undefined ? [] : [{ ...seat, level: painted }];
  });
}
