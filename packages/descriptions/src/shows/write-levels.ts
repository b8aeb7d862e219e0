import type { Sheet } from '../drafts/sheet.ts';
import type { TypedTimes } from '../drafts/typed-times.ts';
import type { Event } from '../programme.ts';
import { itemsIn, levelField, levelIn } from './show-fields.ts';
import type { ShowField } from './show-fields.ts';

export type NewId = () => number;

interface LevelNeeds {
  sheet: Sheet;
  event: Event | undefined;
  times: TypedTimes;
  newItem: NewId;
  newLevel: NewId;
  /** Whether a field was typed: what was not stays to the second what it is. */
  isTyped: (field: ShowField) => boolean;
}

type Level = Event['items'][number]['levels'][number];

function writtenLevel(key: string, known: Level | undefined, needs: LevelNeeds): Record<string, unknown> {
  const { sheet, times, isTyped } = needs;
  const field = levelField(key);
  const { from, until, like: _like, ...facts } = levelIn(sheet, key);
  const hour = (part: 'from' | 'until', own: unknown) => {
    const isMoved = isTyped('venue') || isTyped(field) || (own === undefined && isTyped(part));
    if (known && !isMoved) return known[part];
    return own === undefined ? times.at(sheet[part], part) : times.at(own, field, part);
  };
  return {
    id: known?.id ?? needs.newLevel(),
    ...(known && !isTyped(field) ? known : facts),
    from: hour('from', from),
    until: hour('until', until),
  };
}

/** Items with their levels, and by which id each level goes from now on. */
export function writtenItems(needs: LevelNeeds) {
  const { sheet, event, newItem } = needs;
  const items = event?.items ?? [];
  const known = new Map(items.flatMap(({ levels }) => levels).map((level) => [String(level.id), level]));
  const ids = new Map<string, number>();
  const written = itemsIn(sheet).map(({ key, levels, ...facts }) => ({
    id: items.find(({ id }) => String(id) === key)?.id ?? newItem(),
    ...facts,
    levels: levels.map((each) => {
      const level = writtenLevel(each, known.get(each), needs);
      ids.set(each, Number(level['id']));
      return level;
    }),
  }));
  return { items: written, ids };
}
