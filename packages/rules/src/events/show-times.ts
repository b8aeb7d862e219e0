/** What a page says about the time of a show. */
import type { Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';
import type { Place } from '../time/venue-clock.ts';

/** The outlet's own door time where it is switched on, otherwise the event's. */
export const doorTime = (event: {
  doorTime?: Moment | null | undefined;
  outletDoorTime?: Moment | null | undefined;
  outletDoorTimeOn?: boolean | null | undefined;
}): Moment | null => (event.outletDoorTimeOn ? event.outletDoorTime : event.doorTime) ?? null;

/** Date and time, or the date alone where the time is not to be shown. */
export const showDateText = (
  event: {
    showDate: Moment;
    displayShowTime?: boolean | null | undefined;
    venue?: Place | null | undefined;
  },
  { formatDate, formatDateTime }: Times,
): string =>
  event.displayShowTime === false ? formatDate(event.showDate) : formatDateTime(event.showDate, event.venue);
