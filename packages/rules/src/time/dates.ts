/** Dates and times as text: en-US in New York, installment dates as UTC calendar days. */
import { afterNewYorkTime, type Place } from './eastern-time.ts';
import { epochOf, type Moment } from './moment.ts';

export const TIME_ZONE = 'America/New_York';

const date = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
/** A format is built on its first use: pages rarely need them all. */
const formatter = (timeZone: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: Moment): string => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    // Engines differ in the blanks they print before PM; a plain one keeps server and browser alike.
    return format.format(epochOf(moment)).replace(/\s/gu, ' ');
  };
};

/** `Sat, Jan 3, 2026` */
export const formatDate = formatter(TIME_ZONE, date);

/** `Sat, Jan 3, 2026` for a calendar date stored at 00:00 UTC. */
export const formatCalendarDate = formatter('UTC', date);

const time = formatter(TIME_ZONE, { hour: 'numeric', minute: '2-digit' });

/** `7:30 PM`; where the venue's own clock shows something else, `7:30 PM ET`, and what it shows if that is known. */
export const formatTime = (moment: Moment, venue?: Place | null): string =>
  time(moment) + afterNewYorkTime(moment, venue ?? {});

/** `Sat, Jan 3, 2026, 7:30 PM` */
export const formatDateTime = (moment: Moment, venue?: Place | null): string =>
  `${formatDate(moment)}, ${formatTime(moment, venue)}`;

const year = formatter(TIME_ZONE, { year: 'numeric' });

export const newYorkYear = (moment: Moment): number => Number(year(moment));

/** New York keeps winter time on the first of January: five hours behind. */
const newYear = (of: number): Date => new Date(Date.UTC(of, 0, 1, 5));

/** The moments of a year in New York. */
export const newYorkYearSpan = (of: number): { from: Date; before: Date } => ({
  from: newYear(of),
  before: newYear(of + 1),
});

const month = formatter(TIME_ZONE, { month: 'numeric' });

/** 1 to 12. */
export const newYorkMonth = (moment: Moment): number => Number(month(moment));

const day = formatter(TIME_ZONE, { day: '2-digit' });

/** `2026-01-03`, the day it is in New York. */
export const newYorkDay = (moment: Moment): string =>
  `${newYorkYear(moment)}-${String(newYorkMonth(moment)).padStart(2, '0')}-${day(moment)}`;

const clock = formatter(TIME_ZONE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 0 to 23. */
export const newYorkHour = (moment: Moment): number => Number(clock(moment).slice(0, 2));

/** Whether a clock in New York ever shows this on that day: one night in spring leaves out an hour. */
export const hasNewYorkTime = (onDay: string, at: string): boolean => clock(newYorkMoment(onDay, at)) === at;

/** `2026-01-03` and `12:00` in New York; an hour that the clocks leave out is the one after it. */
export function newYorkMoment(onDay: string, at: string): Date {
  const utc = new Date(`${onDay}T${at}:00Z`).getTime();
  const behind = [4, 5].map((hours) => new Date(utc + hours * 3_600_000));
  return behind.find((moment) => clock(moment) === at) ?? behind[1]!;
}
