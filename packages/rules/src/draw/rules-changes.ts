/** What of a shop's description would change the rules of a draw that is open: each with the key that does. */
import { keysOf } from '../values/keys-of.ts';
import type { Path, Problem } from '../programme/problem.ts';
import type { DrawnProgramme, DrawRules } from './draw-rules.ts';

type EventRules = DrawRules['events'][number];
type ItemRules = EventRules['items'][number];
type LevelRules = ItemRules['levels'][number];

/** Values, or objects of values: in whatever order their keys stand. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ofA, ofB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return ofA.size === ofB.size && [...ofA].every(([key, value]) => ofB.get(key) === value);
}

const why = "the series is open, and its draw's rules were published.";
const sentence = (what: string): string => `${what} cannot change: ${why}`;

/** How a level's rule is written in a description. */
const levelKeys = {
  unitCents: 'price',
  minimum: 'minimum',
  maximum: 'limit',
  multiple: 'multiple',
  alternate: 'alternate',
} as const;

function levelChanges(before: LevelRules, after: LevelRules, path: Path): Problem[] {
  const changed = keysOf(levelKeys).filter((key) => before[key] !== after[key]);
  const problems = changed.map((key) => ({
    path: [...path, levelKeys[key]],
    message: sentence(`"${levelKeys[key]}" of the price level ${before.id}`),
  }));
  if (before.sort === after.sort) return problems;
  return [...problems, { path, message: sentence(`The place (sort) of the price level ${before.id}`) }];
}

/** Parts that are matched by id; those that come or go change the rules, too. */
function partChanges<Part extends { id: number }>(
  what: string,
  before: readonly Part[],
  after: readonly Part[],
  path: Path,
  pathOf: (id: number, isNew: boolean) => Path,
  changesOf: (before: Part, after: Part, path: Path) => Problem[],
): Problem[] {
  const earlier = new Map(before.map((part) => [part.id, part]));
  const problems = after.flatMap((part) => {
    const was = earlier.get(part.id);
    earlier.delete(part.id);
    return was
      ? changesOf(was, part, pathOf(part.id, false))
      : [{ path: pathOf(part.id, true), message: `No ${what} can be added: ${why}` }];
  });
  const gone = [...earlier.keys()].map((id) => ({
    path,
    message: `The ${what} ${id} cannot be taken off: ${why}`,
  }));
  return [...problems, ...gone];
}

function itemChanges(before: ItemRules, after: ItemRules, path: Path, places: Places): Problem[] {
  const own: Problem[] = [];
  if (before.addOn !== after.addOn) {
    own.push({ path: [...path, 'addOn'], message: sentence(`"addOn" of the item ${before.id}`) });
  }
  if (before.sort !== after.sort)
    own.push({ path, message: sentence(`The place (sort) of the item ${before.id}`) });
  const levels = partChanges('price level', before.levels, after.levels, path, places.level, levelChanges);
  return [...own, ...levels];
}

interface Places {
  /** One that is new is in the series by its own word. */
  event(id: number, isNew: boolean): Path;
  item(id: number): Path;
  level(id: number): Path;
  show(eventId: number): Path;
}

/** Where things stand in the description. */
function placesIn({ shows, outlets }: DrawnProgramme): Places {
  const events = new Map<number, Path>();
  const items = new Map<number, Path>();
  const levels = new Map<number, Path>();
  const showOf = new Map<number, Path>();
  for (const [at, outlet] of outlets.entries()) {
    for (const [eventAt, event] of outlet.events.entries()) {
      const path = ['outlets', at, 'events', eventAt];
      events.set(event.id, path);
      showOf.set(event.id, ['shows', shows.findIndex(({ id }) => id === event.show), 'date']);
      for (const [itemAt, item] of event.items.entries()) {
        items.set(item.id, [...path, 'items', itemAt]);
        for (const [levelAt, { id }] of item.levels.entries()) {
          levels.set(id, [...path, 'items', itemAt, 'levels', levelAt]);
        }
      }
    }
  }
  const find = (paths: Map<number, Path>) => (id: number) => paths.get(id) ?? [];
  const event = (id: number, isNew: boolean): Path => [...find(events)(id), ...(isNew ? ['series'] : [])];
  return { event, item: find(items), level: find(levels), show: find(showOf) };
}

function settingChanges(before: DrawRules, after: DrawRules, path: Path): Problem[] {
  const keys = ['partial', 'households', 'caps', 'publicInput'] as const;
  return keys.flatMap((key) =>
    same(before[key], after[key]) ? [] : [{ path: [...path, key], message: sentence(`"draw.${key}"`) }],
  );
}

/** `after` is nothing where the description draws the series no more. */
export function rulesChanges(
  before: DrawRules,
  after: DrawRules | null,
  wanted: DrawnProgramme,
  seriesId: number,
): Problem[] {
  const outletAt = wanted.outlets.findIndex(({ series }) => series.some(({ id }) => id === seriesId));
  if (outletAt < 0) return [{ path: [], message: `The series ${seriesId} cannot be taken off: ${why}` }];
  const seriesAt = wanted.outlets[outletAt]!.series.findIndex(({ id }) => id === seriesId);
  const path = ['outlets', outletAt, 'series', seriesAt, 'draw'];
  if (!after)
    return [{ path, message: `"draw" and the last event of the series cannot be taken off: ${why}` }];
  const places = placesIn(wanted);
  const eventChanges = (was: EventRules, is: EventRules, at: Path): Problem[] => [
    ...(was.startsAt === is.startsAt
      ? []
      : [{ path: places.show(is.id), message: sentence(`"date" of the show of the event ${is.id}`) }]),
    ...partChanges('item', was.items, is.items, at, places.item, (a, b, itemPath) =>
      itemChanges(a, b, itemPath, places),
    ),
  ];
  return [
    ...settingChanges(before, after, path),
    ...partChanges('event', before.events, after.events, path, places.event, eventChanges),
  ];
}
