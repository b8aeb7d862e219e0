/** What a description would take from people who bought something, or are about to. */
import type { EventDraft, LevelDraft, ProgrammeDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';
import { withSeatsOfPlans } from './seats-of-event.ts';
import { saleWords } from './vocabulary.ts';
import { valueOf } from '../values/value-of.ts';
import { counted } from '../writing/counted.ts';

export interface StoredEvent {
  outletId: number;
  showId: number;
  seriesId: number | null;
  salesTypeId: number;
}

/** What hangs on what now. */
export interface StoredStructure {
  events: ReadonlyMap<number, StoredEvent>;
  eventOfItem: ReadonlyMap<number, number>;
  itemOfLevel: ReadonlyMap<number, number>;
}

export interface TakenStock {
  /** Sold and held tickets together, by level; levels that have neither are left out. */
  countByLevel: ReadonlyMap<number, number>;
  tickets: readonly {
    levelId: number;
    /** Null for a place of general admission. */
    section: string | null;
    row: string | null;
    seat: string | null;
  }[];
}

interface Found<T> {
  path: Path;
  thing: T;
}

interface Index {
  events: Map<number, Found<EventDraft>>;
  levels: Map<number, Found<LevelDraft> & { event: Found<EventDraft> }>;
  outlets: Map<number, Path>;
}

function indexOf({ outlets }: ProgrammeDraft): Index {
  const index: Index = { events: new Map(), levels: new Map(), outlets: new Map() };
  for (const [at, outlet] of (outlets ?? []).entries()) {
    if (outlet.id !== undefined) index.outlets.set(outlet.id, ['outlets', at]);
    for (const [eventAt, thing] of (outlet.events ?? []).entries()) {
      const event = { thing, path: ['outlets', at, 'events', eventAt] };
      if (thing.id !== undefined) index.events.set(thing.id, event);
      for (const [itemAt, item] of (thing.items ?? []).entries()) {
        for (const [levelAt, level] of (item.levels ?? []).entries()) {
          const path = [...event.path, 'items', itemAt, 'levels', levelAt];
          if (level.id !== undefined) index.levels.set(level.id, { thing: level, path, event });
        }
      }
    }
  }
  return index;
}

const eventOfLevel = ({ eventOfItem, itemOfLevel }: StoredStructure, levelId: number): number =>
  valueOf(eventOfItem, valueOf(itemOfLevel, levelId));

/** An event with sold or held tickets neither goes nor becomes another one. */
/** `1 ticket is sold or held`, `12 tickets are sold or held`. */
const areTaken = (count: number, one: string, several?: string): string =>
  `${counted(count, one, several)} ${count === 1 ? 'is' : 'are'} sold or held`;

function eventHarm(index: Index, structure: StoredStructure, { countByLevel }: TakenStock): Problem[] {
  const counts = new Map<number, number>();
  for (const [levelId, count] of countByLevel) {
    const eventId = eventOfLevel(structure, levelId);
    counts.set(eventId, (counts.get(eventId) ?? 0) + count);
  }
  return [...counts].flatMap(([eventId, count]): Problem[] => {
    const stored = valueOf(structure.events, eventId);
    const has = areTaken(count, `ticket of the event ${eventId}`, `tickets of the event ${eventId}`);
    const event = index.events.get(eventId);
    const outlet = index.outlets.get(stored.outletId);
    if (!event) {
      const message = `The event ${eventId} is gone, but ${has}. To hide it, write "active: false".`;
      return outlet ? [{ path: [...outlet, 'events'], message }] : [];
    }
    const { show, sale, series } = event.thing;
    const harm = (key: string, what: string, changes: boolean): Problem[] =>
      changes ? [{ path: [...event.path, key], message: `The ${what} cannot change: ${has}.` }] : [];
    return [
      ...harm('show', 'show', show !== stored.showId),
      ...harm('sale', 'kind of sale', sale !== undefined && saleWords[sale] !== stored.salesTypeId),
      ...harm('series', 'series', series !== stored.seriesId),
    ];
  });
}

function levelHarm(index: Index, structure: StoredStructure, { countByLevel }: TakenStock): Problem[] {
  return [...countByLevel].flatMap(([levelId, count]): Problem[] => {
    const event = index.events.get(eventOfLevel(structure, levelId));
    const level = index.levels.get(levelId);
    if (event && !level) {
      const message = `The price level ${levelId} is gone, but ${areTaken(count, 'of its tickets', 'of its tickets')}.`;
      return [{ path: [...event.path, 'items'], message }];
    }
    const capacity = level?.thing.capacity;
    if (!level || typeof capacity !== 'number' || capacity >= count) return [];
    const message = `The capacity of ${capacity} is too small: ${areTaken(count, 'ticket')}.`;
    return [{ path: [...level.path, 'capacity'], message }];
  });
}

const seatKey = (...parts: (string | number | null | undefined)[]): string => parts.join('\n');

/** A ticket that is sold or held stays what it is: this very seat, or a place of this level. */
function ticketHarm(index: Index, { tickets }: TakenStock): Problem[] {
  const seats = new Set(
    [...index.events.values()].flatMap(({ thing }) =>
      (thing.seats ?? []).map(({ level, section, row, seat }) => seatKey(level, section, row, seat)),
    ),
  );
  return tickets.flatMap(({ levelId, section, row, seat }): Problem[] => {
    const level = index.levels.get(levelId);
    if (!level) return [];
    const isPlaces = typeof level.thing.capacity === 'number';
    const plan = level.event.thing.plan ? 'plan' : 'seats';
    const path = isPlaces ? [...level.path, 'capacity'] : [...level.event.path, plan];
    if (seat === null && !isPlaces) {
      const message = `The price level ${levelId} has sold or held places: it cannot get numbered seats.`;
      return [{ path, message }];
    }
    if (seat === null || seats.has(seatKey(levelId, section, row, seat))) return [];
    const name = `${section}, row ${row}, seat ${seat}`;
    return [{ path, message: `The seat ${name} is sold or held: it can neither go nor change its level.` }];
  });
}

export function harmOf(programme: ProgrammeDraft, structure: StoredStructure, taken: TakenStock): Problem[] {
  const index = indexOf(withSeatsOfPlans(programme));
  return [
    ...eventHarm(index, structure, taken),
    ...levelHarm(index, structure, taken),
    ...ticketHarm(index, taken),
  ];
}
