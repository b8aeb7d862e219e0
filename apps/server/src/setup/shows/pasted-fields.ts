import { sheetWith } from '@stagedoor/descriptions/drafts/sheet';
import type { TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import type { PastedShowSent } from '@stagedoor/contract/calls/office/paste-shows';
import { newItem } from '@stagedoor/descriptions/shows/new-sheet';
import { pastedLevel } from '@stagedoor/descriptions/shows/pasted-level';
import { levelField } from '@stagedoor/descriptions/shows/show-fields';

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
    ...show.levels.map((level, index) => ({
      field: levelField(`p${index + 1}`),
      value: pastedLevel(sheet, { ...level, limit: level.limit ?? undefined }),
    })),
  ];
  const said = new Set<string>(own.map(({ field }) => field));
  const kept = like.filter(({ field }) => !said.has(field) && !field.startsWith('level.'));
  return [...kept, ...own];
}
