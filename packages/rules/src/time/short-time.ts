import { TIME_ZONE } from './dates.ts';

const parts = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
} as const;
const thisYear = new Intl.DateTimeFormat('en-US', parts);
const otherYear = new Intl.DateTimeFormat('en-US', { ...parts, year: 'numeric' });
const HALF_YEAR_MS = 183 * 86_400_000;

/** For tables, where a line has little room: `Nov 9, 5:07 PM`; with the year where it may be another one. */
export const shortTime = (moment: Date, now: Date): string =>
  (Math.abs(now.getTime() - moment.getTime()) < HALF_YEAR_MS ? thisYear : otherYear).format(moment);

const dayParts = { month: 'short', day: 'numeric', timeZone: TIME_ZONE } as const;
const dayThisYear = new Intl.DateTimeFormat('en-US', dayParts);
const dayOtherYear = new Intl.DateTimeFormat('en-US', { ...dayParts, year: 'numeric' });

/** The same without the hour: `Dec 16`. */
export const shortDay = (moment: Date, now: Date): string =>
  (Math.abs(now.getTime() - moment.getTime()) < HALF_YEAR_MS ? dayThisYear : dayOtherYear).format(moment);
