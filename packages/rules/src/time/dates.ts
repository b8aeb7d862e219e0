/** Days that no clock moves: installment dates are UTC calendar days. What a seller's clock shows is `timesIn`. */
import { formatBy, plainly } from './format-by.ts';
import { epochOf, type Moment } from './moment.ts';

/** A seller's zone unless it says otherwise. */
export const TIME_ZONE = 'America/New_York';

const format = formatBy({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Sat, Jan 3, 2026` for a calendar date stored at 00:00 UTC. */
export const formatCalendarDate = (moment: Moment): string => plainly(format().format(epochOf(moment)));
