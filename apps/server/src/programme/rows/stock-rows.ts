// Tickets: places of general admission by their number, seats one by one.
import type { Event, Programme } from '@stagedoor/descriptions/programme';
import { paintedSeats } from '@stagedoor/rules/programme/seats-of-event';
import { rankSeats } from './rank-seats.ts';
import type { StockRows } from './tables-of-rows.ts';

type Seat = NonNullable<Event['seats']>[number];

const seatsIn = ({ seats, plan }: Event, halls: Programme['halls']): readonly Seat[] =>
  (plan ? paintedSeats(plan, halls) : seats) ?? [];

export function stockRows({ id, halls, outlets }: Programme): StockRows {
  const events = outlets.flatMap((outlet) => outlet.events);
  const levels = events.flatMap(({ items }) => items.flatMap((item) => item.levels));
  return {
    sellerId: id,
    places: levels.flatMap((level) =>
      level.capacity === null ? [] : [{ levelId: level.id, capacity: level.capacity }],
    ),
    seats: events.flatMap((event) => rankSeats(seatsIn(event, halls))),
  };
}

/** As they stand in the hall. */
export const describedSeats = (rows: StockRows['seats']): Event['seats'] =>
  rows
    .toSorted(
      (a, b) =>
        a.sectionPosition - b.sectionPosition ||
        a.rowPosition - b.rowPosition ||
        a.seatPosition - b.seatPosition,
    )
    .map(({ section, row, seat, levelId, seatPosition, mapX, mapY, kind, withSeat }) => ({
      section,
      row,
      seat,
      level: levelId,
      position: seatPosition,
      x: mapX,
      y: mapY,
      kind,
      with: withSeat,
    }));
