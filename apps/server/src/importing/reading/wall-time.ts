import { PLAIN_LOCALE } from '@stagedoor/rules/language/locale';

// Files are written in the wall time of their seller, as the product shows it.

export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(PLAIN_LOCALE, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

function readClock(moment: Date, zone: string): WallTime {
  const shown = formatIn(zone).formatToParts(moment);
  const parts = new Map(shown.map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** Long files write the same few dates again and again, and looking at the clock is slow. */
const seen = new Map<string, WallTime>();
const MOST_SEEN = 1000;

export function wallTimeOf(moment: Date, zone: string): WallTime {
  const key = `${moment.getTime()} ${zone}`;
  const known = seen.get(key);
  if (known) return known;
  if (seen.size >= MOST_SEEN) seen.clear();
  const wall = readClock(moment, zone);
  seen.set(key, wall);
  return wall;
}

const asIfUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/** The moment a clock in this zone shows this; an hour that the clock skips in spring counts as the one after. */
export function momentAt(wall: WallTime, zone: string): Date {
  const wanted = asIfUtc(wall);
  const shownAt = (epoch: number): number => asIfUtc(wallTimeOf(new Date(epoch), zone));
  const near = wanted + (wanted - shownAt(wanted));
  const exact = near + (wanted - shownAt(near));
  return new Date(shownAt(exact) === wanted ? exact : Math.max(near, exact));
}

/** Whether a clock in this zone ever shows this: not the hour that it skips in spring. */
export const isShown = (wall: WallTime, zone: string): boolean =>
  asIfUtc(wallTimeOf(momentAt(wall, zone), zone)) === asIfUtc(wall);

/** Whether the calendar has such a day and the clock such a time. */
export function isPossible(wall: WallTime): boolean {
  const date = new Date(asIfUtc(wall));
  return (
    wall.hour < 24 &&
    wall.minute < 60 &&
    date.getUTCFullYear() === wall.year &&
    date.getUTCMonth() === wall.month - 1 &&
    date.getUTCDate() === wall.day
  );
}

/** The calendar day so many days away. */
export function daysAway(now: Date, days: number, zone: string): Pick<WallTime, 'year' | 'month' | 'day'> {
  const { year, month, day } = wallTimeOf(now, zone);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
