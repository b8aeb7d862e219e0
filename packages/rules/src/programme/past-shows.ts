import type { ProgrammeDraft } from './draft.ts';
import type { Problem } from './problem.ts';

/** A show that is new and over already is most likely a date that was mistyped. */
export function newPastShows(wanted: ProgrammeDraft, current: ProgrammeDraft | null, now: Date): Problem[] {
  const known = new Set((current?.shows ?? []).map(({ id }) => id));
  return (wanted.shows ?? []).flatMap(({ id, date }, index) =>
    date && date < now && !known.has(id)
      ? [
          {
            path: ['shows', index, 'date'],
            message: 'The show lies in the past: nobody will see it on sale.',
            note: true as const,
          },
        ]
      : [],
  );
}
