// From what a clock on the wall shows to the moment at which it does.
import { PLAIN_LOCALE } from '../language/locale.ts';
import { dayInZone } from './day-in-zone.ts';
import { epochOf, type Moment } from './moment.ts';

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(PLAIN_LOCALE, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
}

/** `19:30`, as a clock in this zone shows it. */
export const clockInZone = (moment: Moment, zone: string): string => clockOf(zone).format(epochOf(moment));

const asIfUtc = (day: string, at: string): number => Date.parse(`${day}T${at}:00Z`);

/** How far the clock of a zone is ahead of UTC. */
const aheadAt = (epoch: number, zone: string): number => {
  const moment = new Date(epoch - (epoch % 60_000));
  return asIfUtc(dayInZone(moment, zone), clockInZone(moment, zone)) - moment.getTime();
};

/** By the offset of the day before and by that of the day after: they differ only where the clocks are changed. */
const candidates = (day: string, at: string, zone: string): readonly [Date, Date] => {
  const utc = asIfUtc(day, at);
  return [new Date(utc - aheadAt(utc - DAY_MS, zone)), new Date(utc - aheadAt(utc + DAY_MS, zone))];
};

const shows = (moment: Date, day: string, at: string, zone: string): boolean =>
  clockInZone(moment, zone) === at && dayInZone(moment, zone) === day;

/** `2026-01-03` and `12:00`; of an hour that comes twice the first, of one that is left out the one after it. */
export function momentInZone(day: string, at: string, zone: string): Date {
  const both = candidates(day, at, zone);
  return both.find((moment) => shows(moment, day, at, zone)) ?? both[0];
}

/** The moments at which a clock shows this, in their order: one night a year leaves out an hour, another has it twice. */
export function momentsInZone(day: string, at: string, zone: string): Date[] {
  const epochs = candidates(day, at, zone)
    .filter((moment) => shows(moment, day, at, zone))
    .map((moment) => moment.getTime());
  return [...new Set(epochs)].toSorted((one, other) => one - other).map((epoch) => new Date(epoch));
}

/** How often a clock shows this on that day. */
export const timesShown = (day: string, at: string, zone: string): number =>
  momentsInZone(day, at, zone).length;
