// A folder's tickets: places of general admission by their number, seats one by one.
import type { Event } from '../files/events-file.ts';
import type { PriceLevel } from '../files/price-level.ts';
import type { SellerFolder } from '../read-folder.ts';
import { rankSeats } from './rank-seats.ts';
import type { DemoSales, StockRows } from './tables-of-rows.ts';

const levelsOf = (event: Event): [string, PriceLevel][] =>
  event.items.flatMap(({ levels }) => Array.from(levels));

export function stockRows({ seller, outlets }: SellerFolder): StockRows {
  const events = outlets.flatMap(({ events: all, seats }) =>
    all.map((event) => ({ event, seats: seats.get(event) })),
  );
  return {
    sellerId: seller.id,
    places: events.flatMap(({ event }) =>
      levelsOf(event).flatMap(([, { id, capacity }]) =>
        capacity === null ? [] : [{ levelId: id, capacity }],
      ),
    ),
    seats: events.flatMap(({ event, seats }) =>
      rankSeats(seats ?? [], new Map(levelsOf(event).map(([name, { id }]) => [name, id]))),
    ),
  };
}

export function demoSales({ demo, outlets }: SellerFolder): DemoSales {
  const events = new Map(outlets.flatMap((outlet) => outlet.events.map((event) => [event.id, event])));
  return (demo?.sold ?? []).map(({ event, level, left }) => {
    const [, { id }] = levelsOf(events.get(event)!).find(([name]) => name === level)!;
    return { levelId: id, left };
  });
}
