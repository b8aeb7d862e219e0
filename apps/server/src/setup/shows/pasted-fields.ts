import { sheetWith, textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { Sheet, TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import type { PastedShowSent } from '@stagedoor/contract/calls/office/paste-shows';
import { newItem, newLevel } from '@stagedoor/descriptions/shows/new-sheet';
import { itemsIn, levelField, levelIn } from '@stagedoor/descriptions/shows/show-fields';

/** Fees, limits and taxes are those of a level of the same name, or of the first one. */
function baseOf(sheet: Sheet, name: string): Readonly<Record<string, unknown>> {
  const levels = itemsIn(sheet)
    .flatMap((item) => item.levels)
    .map((key) => levelIn(sheet, key));
  const isNamed = (level: Readonly<Record<string, unknown>>) =>
    textIn(level, 'name').toLowerCase() === name.toLowerCase();
  const level: Readonly<Record<string, unknown>> = levels.find(isNamed) ?? levels[0] ?? newLevel;
  const { like: _like, ...base } = level;
  return base;
}

/** A line of the table over what an earlier show says. Places are counted by the table, so no plan is taken over. */
export function pastedFields(
  show: PastedShowSent,
  venue: unknown,
  like: readonly TypedValue[],
): TypedValue[] {
  const sheet = sheetWith({}, like);
  const keys = show.levels.map((_, index) => `p${index + 1}`);
  const own: TypedValue[] = [
    { field: 'artist', value: show.artist },
    { field: 'venue', value: venue },
    { field: 'day', value: show.day },
    { field: 'begins', value: show.begins },
    { field: 'doors', value: show.doors ?? null },
    { field: 'name', value: show.name ?? null },
    { field: 'plan', value: null },
    { field: 'seatsLike', value: null },
    { field: 'items', value: [{ key: 'i1', ...newItem, levels: keys }] },
    ...show.levels.map(({ name, price, many, limit }, index) => {
      const base = baseOf(sheet, name);
      return {
        field: levelField(`p${index + 1}`),
        value: { ...newLevel, ...base, name, price, capacity: many, ...(limit && { limit }) },
      };
    }),
  ];
  const said = new Set<string>(own.map(({ field }) => field));
  const kept = like.filter(({ field }) => !said.has(field) && !field.startsWith('level.'));
  return [...kept, ...own];
}
