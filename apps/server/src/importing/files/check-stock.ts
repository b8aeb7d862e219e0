import type { Report } from '../reading/report.ts';
import { didYouMean } from '../reading/did-you-mean.ts';
import type { Event } from './events-file.ts';
import type { PriceLevel } from './price-level.ts';
import type { Seat } from './seats-file.ts';

function reportUnknownLevels(seats: Seat[], levels: ReadonlyMap<string, PriceLevel>, report: Report): void {
  for (const { level, place } of seats) {
    if (levels.has(level)) continue;
    report.mistake(place, `The event has no price level "${level}".${didYouMean(level, levels.keys())}`);
  }
}

/** Every level has stock from one source: a number of places, or the seats of the plan that name it. */
export function checkStock(event: Event, seats: Seat[] | undefined, report: Report): void {
  const levels = new Map<string, PriceLevel>();
  for (const item of event.items ?? []) {
    for (const [name, level] of item.levels ?? []) levels.set(name, level);
  }
  const seated = new Set(seats?.map(({ level }) => level));
  if (seats) reportUnknownLevels(seats, levels, report);
  for (const [name, level] of levels) {
    if (level.capacity && seated.has(name)) {
      report.mistake(level.placeOf('capacity'), `"${name}" has both a capacity and seats in the plan.`);
    }
    if (level.capacity === null && !seated.has(name) && (!event.seats || seats)) {
      report.mistake(level.place, `"${name}" has no tickets: give it a "capacity", or seats in the plan.`);
    }
  }
}
