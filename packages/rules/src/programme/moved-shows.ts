import { TIME_ZONE } from '../time/dates.ts';
import { timesIn } from '../time/times-in.ts';
import type { ProgrammeDraft } from './draft.ts';
import type { Problem } from './problem.ts';

/** Shows that both descriptions know, at another time in the later one. */
export function movedShows(wanted: ProgrammeDraft, current: ProgrammeDraft | null): Set<number> {
  const before = new Map((current?.shows ?? []).map(({ id, date }) => [id, date?.getTime()]));
  return new Set(
    (wanted.shows ?? []).flatMap(({ id, date }) => {
      const then = before.get(id);
      return id === undefined || then === undefined || then === date?.getTime() ? [] : [id];
    }),
  );
}

/** A description moves a show in silence: whoever has a ticket should hear of it. */
export function noteMovedShows(
  wanted: ProgrammeDraft,
  current: ProgrammeDraft | null,
  takenByShow: ReadonlyMap<number, number>,
): Problem[] {
  const before = new Map((current?.shows ?? []).map(({ id, date }) => [id, date]));
  const moved = movedShows(wanted, current);
  const { formatDateTime } = timesIn(wanted.timeZone ?? TIME_ZONE);
  return (wanted.shows ?? []).flatMap(({ id, date }, index): Problem[] => {
    const taken = id !== undefined && moved.has(id) ? takenByShow.get(id) : undefined;
    const then = before.get(id);
    if (!taken || !then || !date) return [];
    const message =
      `The show moves from ${formatDateTime(then)} to ${formatDateTime(date)}, and ${taken} of its tickets are sold ` +
      'or held. This tells nobody: to have their holders told, move it in the box office ("Move it to another date"), ' +
      'and write the new date here afterwards.';
    return [{ path: ['shows', index, 'date'], message, note: true }];
  });
}
