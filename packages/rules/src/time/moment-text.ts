import { formatDate, formatTime, newYorkDay } from './dates.ts';

/** `today at 10:44 AM`, or the day where it is another one. */
export const momentText = (moment: Date, now: Date): string =>
  newYorkDay(moment) === newYorkDay(now) ? `today at ${formatTime(moment)}` : `on ${formatDate(moment)}`;
