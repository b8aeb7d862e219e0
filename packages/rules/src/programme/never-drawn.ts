import { undrawable, undrawableMessages } from '../draw/undrawable.ts';
import type { OutletDraft, ProgrammeDraft } from './draft.ts';
import type { Problem } from './problem.ts';

function takesRequests({ events }: OutletDraft, seriesId: number | null | undefined): boolean {
  return (events ?? []).some(
    ({ series, sale, active }) => series === seriesId && sale === 'request' && active !== false,
  );
}

/** Whoever asks for tickets waits for a draw; of a series that has closed nobody asks any more. */
export function noteNeverDrawn(programme: ProgrammeDraft, now: Date, hasSecret: boolean): Problem[] {
  return (programme.outlets ?? []).flatMap((outlet, at) =>
    (outlet.series ?? []).flatMap((series, index): Problem[] => {
      const reason = undrawable(series, hasSecret);
      const isOver = series.closes !== null && series.closes !== undefined && series.closes <= now;
      if (reason === undefined || isOver || !takesRequests(outlet, series.id)) return [];
      const path = ['outlets', at, 'series', index];
      return [{ path, message: undrawableMessages[reason], note: true }];
    }),
  );
}
