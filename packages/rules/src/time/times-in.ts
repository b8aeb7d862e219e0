/** A seller's clock: what pages, letters and documents say of a moment, in the reader's language and in the seller's zone. */
import { timeMessages } from '../messages/times.ts';
import { dayInZone } from './day-in-zone.ts';
import { formatBy, plainly } from './format-by.ts';
import { epochOf, type Moment } from './moment.ts';
import { afterSellersTime, type Place } from './venue-clock.ts';
import { clockInZone, momentInZone } from './wall-clock.ts';
import { zoneWord } from './zone-words.ts';

const date = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const shortest = { month: 'short', day: 'numeric' } as const;
const HALF_YEAR_MS = 183 * 86_400_000;

export interface DateParts {
  weekday: string;
  month: string;
  day: string;
  year: string;
}

export interface Times {
  zone: string;
  /** `Sat, Jan 3, 2026` */
  formatDate(moment: Moment): string;
  /** `7:30 PM`; where the venue's own clock shows something else, `7:30 PM ET`, and what it shows if that is known. */
  formatTime(moment: Moment, venue?: Place | null): string;
  /** `Sat, Jan 3, 2026, 7:30 PM` */
  formatDateTime(moment: Moment, venue?: Place | null): string;
  /** `Sat, Jan 3, 2026, 7:30 PM ET`, for whoever may be elsewhere. */
  formatNamed(moment: Moment): string;
  /** `{ weekday: 'Sat', month: 'Jan', day: '3', year: '2026' }`, for pages that set them apart. */
  dateParts(moment: Moment): DateParts;
  /** `January 2026`, the heading above a month's shows. */
  monthHeading(moment: Moment): string;
  /** `today at 10:44 AM`, or the day where it is another one. */
  momentText(moment: Date, now: Date): string;
  /** For tables, where a line has little room: `Nov 9, 5:07 PM`; with the year where it may be another one. */
  shortTime(moment: Date, now: Date): string;
  /** The same without the hour: `Dec 16`. */
  shortDay(moment: Date, now: Date): string;
  /** `2026-01-03` */
  dayOf(moment: Moment): string;
  yearOf(moment: Moment): number;
  /** 1 to 12. */
  monthOf(moment: Moment): number;
  /** 0 to 23. */
  hourOf(moment: Moment): number;
  /** The moments of a year. */
  yearSpan(year: number): { from: Date; before: Date };
  /** `2026-01-03` and `12:00`; an hour that the clocks leave out is the one after it. */
  momentAt(day: string, at: string): Date;
}

function textOf(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = formatBy({ ...options, timeZone });
  return (moment: Moment): string => plainly(format().format(epochOf(moment)));
}

/** Without the year, unless it may be another one. */
function briefly(zone: string, options: Intl.DateTimeFormatOptions) {
  const [near, far] = [textOf(zone, options), textOf(zone, { ...options, year: 'numeric' })];
  return (moment: Date, now: Date): string =>
    (Math.abs(now.getTime() - moment.getTime()) < HALF_YEAR_MS ? near : far)(moment);
}

function partsOf(zone: string) {
  const format = formatBy({ ...date, timeZone: zone });
  return (moment: Moment): DateParts => {
    const parts = format().formatToParts(epochOf(moment));
    const part = (type: keyof DateParts) => parts.find((each) => each.type === type)?.value ?? '';
    return { weekday: part('weekday'), month: part('month'), day: part('day'), year: part('year') };
  };
}

function makeTimes(zone: string): Times {
  const formatDate = textOf(zone, date);
  const time = textOf(zone, { hour: 'numeric', minute: '2-digit' });
  const dayOf = (moment: Moment) => dayInZone(moment, zone);
  const momentAt = (day: string, at: string) => momentInZone(day, at, zone);
  const newYear = (year: number) => momentAt(`${String(year).padStart(4, '0')}-01-01`, '00:00');
  const formatTime: Times['formatTime'] = (moment, venue) =>
    time(moment) + afterSellersTime(moment, zone, venue ?? {});
  const formatDateTime: Times['formatDateTime'] = (moment, venue) =>
    `${formatDate(moment)}, ${formatTime(moment, venue)}`;
  return {
    zone,
    formatDate,
    formatTime,
    formatDateTime,
    formatNamed: (moment) => `${formatDateTime(moment)} ${zoneWord(zone)}`,
    dateParts: partsOf(zone),
    monthHeading: textOf(zone, { month: 'long', year: 'numeric' }),
    momentText: (moment, now) =>
      dayOf(moment) === dayOf(now)
        ? timeMessages.todayAt(formatTime(moment))
        : timeMessages.onDay(formatDate(moment)),
    shortTime: briefly(zone, short),
    shortDay: briefly(zone, shortest),
    dayOf,
    yearOf: (moment) => Number(dayOf(moment).slice(0, 4)),
    monthOf: (moment) => Number(dayOf(moment).slice(5, 7)),
    hourOf: (moment) => Number(clockInZone(moment, zone).slice(0, 2)),
    yearSpan: (year) => ({ from: newYear(year), before: newYear(year + 1) }),
    momentAt,
  };
}

const known = new Map<string, Times>();

export function timesIn(zone: string): Times {
  const made = known.get(zone) ?? makeTimes(zone);
  known.set(zone, made);
  return made;
}
