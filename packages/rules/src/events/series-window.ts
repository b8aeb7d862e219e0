/** When a series can be seen and requested. The server's clock decides. */
import { isReached, type Moment } from '../time/moment.ts';

export interface SeriesDates {
  visibleDate?: Moment | null | undefined;
  openDate?: Moment | null | undefined;
  closedDate?: Moment | null | undefined;
}

export type SeriesWindow = 'hidden' | 'visible' | 'open' | 'closed';

export function seriesWindow(series: SeriesDates, now: Date): SeriesWindow {
  if (isReached(series.closedDate, now)) return 'closed';
  if (isReached(series.openDate, now)) return 'open';
  return isReached(series.visibleDate, now) ? 'visible' : 'hidden';
}

export const isSeriesOpen = (series: SeriesDates, now: Date): boolean => seriesWindow(series, now) === 'open';

/** The three answers as the server sends them; a closed series is neither open nor visible. */
export function seriesState(
  series: SeriesDates,
  now: Date,
): { visible: boolean; open: boolean; closed: boolean } {
  const closed = isReached(series.closedDate, now);
  return {
    closed,
    open: !closed && isReached(series.openDate, now),
    visible: !closed && isReached(series.visibleDate, now),
  };
}

/** Events of a series are listed from its visible date on, or from its opening if that came first. */
export const isSeriesListed = (series: SeriesDates, now: Date): boolean =>
  isReached(series.visibleDate, now) || isReached(series.openDate, now);

/** What the information box says: the visible message before opening, the closed message after. */
export function seriesMessage(
  series: SeriesDates & {
    visibleMessage?: string | null | undefined;
    closedMessage?: string | null | undefined;
  },
  now: Date,
): string | null {
  const state = seriesWindow(series, now);
  if (state === 'closed') return series.closedMessage || null;
  return state === 'visible' ? series.visibleMessage || null : null;
}
