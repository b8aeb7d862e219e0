import type { Path, Problem } from '@stagedoor/rules/programme/problem';
import { isShowField, itemsIn, levelField, levelIn } from './show-fields.ts';
import type { ShowField } from './show-fields.ts';
import type { WrittenShow } from './write-show.ts';
import type { ShowProblem } from './write-times.ts';

type Place = Pick<ShowProblem, 'field' | 'part'>;

const fieldNamed = (key: unknown): ShowField | undefined =>
  typeof key === 'string' && isShowField(key) ? key : undefined;

function inShow(key: unknown, { sheet }: WrittenShow): Place {
  if (key === 'date') return { field: sheet['day'] ? 'begins' : 'day' };
  return { field: fieldNamed(key) };
}

function inEvent([key, item, , level, part]: Path, { sheet }: WrittenShow): Place {
  if (key === 'seats') return { field: 'plan' };
  if (key !== 'items') return { field: fieldNamed(key) };
  const levelKey = itemsIn(sheet)[Number(item)]?.levels[Number(level)];
  if (levelKey === undefined) return { field: 'items' };
  const isCommon = part === 'from' || part === 'until';
  if (isCommon && !(part in levelIn(sheet, levelKey))) return { field: part };
  return { field: levelField(levelKey), part: part === undefined ? undefined : String(part) };
}

const at = (list: readonly { id: unknown }[] | undefined, index: unknown): unknown =>
  list?.[Number(index)]?.id;

/** At which field of the page a sentence about the description belongs; undefined where it is not about this show. */
function placeOf(path: Path, written: WrittenShow): Place | undefined {
  const { programme } = written;
  const [list, index, ...rest] = path;
  if (list === 'shows' && at(programme.shows, index) === written.showId) return inShow(rest[0], written);
  if (list === 'artists' && at(programme.artists, index) === written.artistId) return { field: 'artist' };
  if (list === 'venues' && at(programme.venues, index) === written.venueId) return { field: 'venue' };
  const outlet = list === 'outlets' ? programme.outlets[Number(index)] : undefined;
  const [within, event, ...inside] = rest;
  if (within === 'events' && outlet && at(outlet.events, event) === written.eventId)
    return inEvent(inside, written);
  return undefined;
}

/** Where a time was not understood that is said, and not once more that there is none. */
export function showProblems(problems: readonly Problem[], written: WrittenShow): ShowProblem[] {
  const known = new Set(written.problems.map(({ field }) => field));
  const told = problems.flatMap(({ path, message }): ShowProblem[] => {
    const place = placeOf(path, written);
    return !place || (place.field && known.has(place.field)) ? [] : [{ ...place, message }];
  });
  const seen = new Set<string>();
  return [...written.problems, ...told].filter((problem) => {
    const name = JSON.stringify(problem);
    return !seen.has(name) && seen.add(name);
  });
}

/** What is wrong with none of these shows, and stands in their way all the same. */
export const strayProblems = (problems: readonly Problem[], shows: readonly WrittenShow[]): ShowProblem[] =>
  problems
    .filter(({ path }) => shows.every((written) => placeOf(path, written) === undefined))
    .map(({ message }) => ({ message }));

/** Whether a sentence is about the series that a show is asked for in. */
function isOfItsSeries([list, outlet, within, at]: Path, { programme, sheet }: WrittenShow): boolean {
  if (list !== 'outlets' || within !== 'series') return false;
  const series = programme.outlets[Number(outlet)]?.series[Number(at)]?.id;
  return series !== undefined && series === sheet['series'];
}

/** What deserves a look at these shows, each once. */
export function notesAbout(notes: readonly Problem[], shows: readonly WrittenShow[]): string[] {
  const own = notes.filter(({ path }) =>
    shows.some((written) => placeOf(path, written) !== undefined || isOfItsSeries(path, written)),
  );
  return [...new Set(own.map(({ message }) => message))];
}
