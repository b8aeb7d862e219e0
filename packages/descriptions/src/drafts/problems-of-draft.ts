// What is wrong with a description, told to whoever typed a part of it: at its fields, or as what stands in the way.
import type { Path, Problem } from '@stagedoor/rules/programme/problem';
import { placeInSeries } from '../series/place-in-series.ts';
import type { WrittenSeries } from '../series/write-series.ts';
import { placeInShow } from '../shows/place-in-show.ts';
import { levelIn } from '../shows/show-fields.ts';
import type { WrittenShow } from '../shows/write-show.ts';
import { textIn } from './sheet.ts';
import type { DraftPlace, DraftProblem } from './sheet.ts';

/** A draft laid into the seller's description. */
export type WrittenDraft = WrittenShow | WrittenSeries;

const placeOf = (path: Path, written: WrittenDraft): DraftPlace | undefined =>
  written.kind === 'show' ? placeInShow(path, written) : placeInSeries(path, written);

/** Whoever types a level knows it by its name, not by the number that files have for it. */
const named = (message: string, { kind, sheet }: WrittenDraft): string =>
  kind === 'series'
    ? message
    : message.replaceAll(/the price level (\d+)/gi, (whole, id: string) => {
        const name = textIn(levelIn(sheet, id), 'name');
        return name === '' ? whole : `“${name}”`;
      });

/** Where a time was not understood that is said, and not once more that there is none. */
export function problemsOfDraft(problems: readonly Problem[], written: WrittenDraft): DraftProblem[] {
  const known = new Set(written.problems.map(({ field }) => field));
  const told = problems.flatMap(({ path, message }): DraftProblem[] => {
    const place = placeOf(path, written);
    return !place || (place.field && known.has(place.field))
      ? []
      : [{ ...place, message: named(message, written) }];
  });
  const seen = new Set<string>();
  return [...written.problems, ...told].filter((problem) => {
    const name = JSON.stringify(problem);
    return !seen.has(name) && seen.add(name);
  });
}

/** What is wrong with none of these drafts, and stands in their way all the same. */
export const strayProblems = (
  problems: readonly Problem[],
  drafts: readonly WrittenDraft[],
): DraftProblem[] =>
  problems
    .filter(({ path }) => drafts.every((written) => placeOf(path, written) === undefined))
    .map(({ message }) => ({ message }));

/** Whether a sentence is about the series that a show is asked for in. */
function isOfItsSeries([list, outlet, within, at]: Path, written: WrittenDraft): boolean {
  if (written.kind !== 'show' || list !== 'outlets' || within !== 'series') return false;
  const series = written.programme.outlets[Number(outlet)]?.series[Number(at)]?.id;
  return series !== undefined && series === written.sheet['series'];
}

/** What deserves a look at these drafts, each once. */
export function notesAbout(notes: readonly Problem[], drafts: readonly WrittenDraft[]): string[] {
  const own = notes.filter(({ path }) =>
    drafts.some((written) => placeOf(path, written) !== undefined || isOfItsSeries(path, written)),
  );
  return [...new Set(own.map(({ message }) => message))];
}
