import type { Event } from '../files/events-file.ts';
import type { Place, Report } from '../reading/report.ts';
import type { FolderRows } from '../rows/folder-rows.ts';
import type { Stored } from './stored.ts';

/** Where the stock of each level is described. */
function stockPlaces(events: Iterable<Event>): Map<number, Place> {
  const places = new Map<number, Place>();
  for (const event of events) {
    for (const { levels } of event.items) {
      for (const level of levels.values()) {
        places.set(level.id, level.capacity === null ? event.placeOf('seats') : level.placeOf('capacity'));
      }
    }
  }
  return places;
}

const seatKey = (...parts: (string | number | null)[]): string => parts.join('\n');

/** A ticket that is sold or held stays what it is: this very seat, or a place of this level. */
export function reportTicketHarm(
  events: ReadonlyMap<number, Event>,
  { stock }: FolderRows,
  { structure, taken }: Stored,
  report: Report,
): void {
  const places = stockPlaces(events.values());
  const capacities = new Map(stock.places.map(({ levelId, capacity }) => [levelId, capacity]));
  const seats = new Set(
    stock.seats.map(({ levelId, section, row, seat }) => seatKey(levelId, section, row, seat)),
  );
  for (const [levelId, count] of taken.countByLevel) {
    const event = events.get(structure.eventOfItem.get(structure.itemOfLevel.get(levelId)!)!);
    const place = places.get(levelId);
    const capacity = capacities.get(levelId);
    if (event && !place) {
      const text = `The price level ${levelId} is gone, but ${count} of its tickets are sold or held.`;
      report.mistake(event.place, text);
    }
    if (place && capacity !== undefined && capacity < count) {
      report.mistake(place, `The capacity of ${capacity} is too small: ${count} tickets are sold or held.`);
    }
  }
  for (const { levelId, section, row, seat } of taken.tickets) {
    const place = places.get(levelId);
    if (!place) continue;
    if (seat === null && !capacities.has(levelId)) {
      report.mistake(
        place,
        `The price level ${levelId} has sold or held places: it cannot get numbered seats.`,
      );
    }
    if (seat !== null && !seats.has(seatKey(levelId, section, row, seat))) {
      const name = `${section}, row ${row}, seat ${seat}`;
      report.mistake(place, `The seat ${name} is sold or held: it can neither go nor change its level.`);
    }
  }
}
