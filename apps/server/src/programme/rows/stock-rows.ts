// Tickets: places of general admission by their number, seats one by one.
import type { Event, Programme } from '@stagedoor/descriptions/programme';
import { rankSeats } from './rank-seats.ts';
import type { StockRows } from './tables-of-rows.ts';

export function stockRows({ id, outlets }: Programme): StockRows {
  const events = outlets.flatMap((outlet) => outlet.events);
  const levels = events.flatMap(({ items }) => items.flatMap((item) => item.levels));
  return {
    sellerId: id,
    places: levels.flatMap((level) =>
      level.capacity === null ? [] : [{ levelId: level.id, capacity: level.capacity }],
    ),
    seats: events.flatMap(({ seats }) => rankSeats(seats ?? [])),
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
