import { epochOf, type Moment } from '../time/moment.ts';
import { isSeriesListed, type SeriesDates } from './series-window.ts';

interface ListableEvent {
  active?: boolean | undefined;
  showDate: Moment;
  series?: SeriesDates | null | undefined;
}

export function isListed(event: ListableEvent, now: Date, includePast = false): boolean {
  const ahead = epochOf(event.showDate) > now.getTime();
  return (
    event.active !== false && (ahead || includePast) && (!event.series || isSeriesListed(event.series, now))
  );
}

const byShowDate = (a: { showDate: Moment }, b: { showDate: Moment }): number =>
  epochOf(a.showDate) - epochOf(b.showDate);

/** The events an outlet shows now, the next show first. */
export const listedEvents = <E extends ListableEvent>(
  events: readonly E[],
  now: Date,
  includePast = false,
): E[] => events.filter((event) => isListed(event, now, includePast)).sort(byShowDate);
