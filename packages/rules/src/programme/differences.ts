/** What would be made, changed and taken off if one description took another's place. */
import { recordOf } from '../values/record-of.ts';
import type { Path } from './problem.ts';

export interface Difference {
  /** Such as `event`, and its id. */
  what: string;
  id: number;
  /** Where it stands in the later description; in the earlier one for what is taken off. */
  path: Path;
  change: 'made' | 'changed' | 'taken off';
  /** For what changed: which of its facts. */
  facts: { key: string; before: unknown; after: unknown }[];
}

export interface Differences {
  all: Difference[];
  /** How many things stay as they are. */
  left: number;
}

type Thing = Readonly<Record<string, unknown>> & { id: number };

const kinds: Readonly<Record<string, string>> = {
  artists: 'artist',
  venues: 'venue',
  halls: 'hall',
  tours: 'tour',
  shows: 'show',
  outlets: 'outlet',
  policies: 'policy',
  contents: 'content block',
  delivery: 'delivery method',
  series: 'series',
  events: 'event',
  items: 'item',
  levels: 'price level',
};

/** Lists whose order customers see. */
const ordered = new Set(['contents', 'delivery', 'items', 'levels']);

const isThing = (value: unknown): value is Thing => typeof recordOf(value).id === 'number';

/** What a thing holds that are things themselves; a list that is empty here may hold some on the other side. */
const holdsThings = (key: string, ...lists: unknown[]): boolean =>
  key in kinds && lists.some((list) => Array.isArray(list) && list.some(isThing));

const listOf = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

const isNothing = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** Most facts are one text, one number, one moment or an empty list: only the others are written out. */
function same(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A plan of a thousand seats is told by their number, the plans of a hall by theirs. */
export function told(key: string, value: unknown): unknown {
  if (key === 'seats') return Array.isArray(value) ? value.length : null;
  if (key === 'versions' && Array.isArray(value)) return value.map((each) => recordOf(each)['version']);
  return value;
}

/** What is hidden or out of use already is not taken off once more. */
const isOff = (thing: Thing): boolean => thing['active'] === false;

class Comparison {
  readonly all: Difference[] = [];
  left = 0;

  compare(what: string, before: Thing, after: Thing, path: Path, moved: Difference['facts']): void {
    const facts = [...moved];
    const compareKey = (key: string): void => {
      const [was, is] = [before[key], after[key]];
      if (holdsThings(key, was, is)) this.compareLists(key, listOf(was), listOf(is), [...path, key]);
      else if (!same(was, is)) facts.push({ key, before: told(key, was), after: told(key, is) });
    };
    for (const key of Object.keys(before)) compareKey(key);
    for (const key of Object.keys(after)) if (!(key in before)) compareKey(key);
    if (facts.length > 0) this.all.push({ what, id: after.id, path, change: 'changed', facts });
    else this.left += 1;
  }

  compareLists(key: string, before: Thing[], after: Thing[], path: Path): void {
    const what = kinds[key]!;
    const earlier = new Map(before.map((thing, index) => [thing.id, { thing, index }]));
    for (const [index, thing] of after.entries()) {
      const was = earlier.get(thing.id);
      earlier.delete(thing.id);
      if (!was) {
        this.addAll('made', what, thing, [...path, index]);
        continue;
      }
      const isMoved = ordered.has(key) && was.index !== index;
      const moved = isMoved ? [{ key: 'place', before: was.index + 1, after: index + 1 }] : [];
      this.compare(what, was.thing, thing, [...path, index], moved);
    }
    for (const { thing, index } of earlier.values()) {
      if (!isOff(thing)) this.addAll('taken off', what, thing, [...path, index]);
    }
  }

  /** A thing that comes or goes does so with all that it holds. */
  addAll(change: 'made' | 'taken off', what: string, thing: Thing, path: Path): void {
    this.all.push({ what, id: thing.id, path, change, facts: [] });
    for (const [key, value] of Object.entries(thing)) {
      if (!holdsThings(key, value)) continue;
      for (const [index, inner] of listOf(value).entries()) {
        this.addAll(change, kinds[key]!, inner, [...path, key, index]);
      }
    }
  }
}

/** Either may be nothing: then all of the other comes or goes. */
export function differencesBetween(
  what: string,
  before: { id: number } | null,
  after: { id: number } | null,
): Differences {
  const comparison = new Comparison();
  if (isThing(before) && isThing(after)) comparison.compare(what, before, after, [], []);
  else if (isThing(after)) comparison.addAll('made', what, after, []);
  else if (isThing(before) && !isOff(before)) comparison.addAll('taken off', what, before, []);
  return { all: comparison.all, left: comparison.left };
}

/** A thing by itself: what it holds that are things themselves is left out. */
interface LoneThing {
  /** Counted from one in the list that it stands in. */
  place: number;
  facts: Readonly<Record<string, unknown>>;
}

/** Every thing of a description by its kind and id, `event 3`, with its facts. */
export function thingsOf(what: string, whole: { id: number } | null): Map<string, LoneThing> {
  const found = new Map<string, LoneThing>();
  const add = (kind: string, thing: Thing, place: number): void => {
    const facts: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(thing)) {
      if (!holdsThings(key, value)) facts[key] = value;
      else for (const [index, inner] of listOf(value).entries()) add(kinds[key]!, inner, index + 1);
    }
    found.set(`${kind} ${thing.id}`, { place, facts });
  };
  if (isThing(whole)) add(what, whole, 1);
  return found;
}
