/** Days that no clock moves: installment dates are UTC calendar days. What a seller's clock shows is `timesIn`. */
import { epochOf, type Moment } from './moment.ts';

/** A seller's zone unless it says otherwise. */
export const TIME_ZONE = 'America/New_York';

let format: Intl.DateTimeFormat | undefined;

/** `Sat, Jan 3, 2026` for a calendar date stored at 00:00 UTC. */
export function formatCalendarDate(moment: Moment): string {
  format ??= new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(epochOf(moment)).replace(/\s/gu, ' ');
}
