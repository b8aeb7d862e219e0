// What cannot arrive before the show is not offered.
import { epochOf, type Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';

const DAY_MS = 86_400_000;

interface Method {
  /** How many days it takes; none for what is there at once. */
  leadDays?: number | null | undefined;
}

export interface Show {
  startsAt?: Moment | null | undefined;
}

interface SeriesDates {
  closedDate?: Moment | null | undefined;
  /** A calendar day. */
  estimatedShipDate?: string | null | undefined;
}

/** Requested tickets leave when the series has closed, and not before the day that it names. */
export function leavesAt({ closedDate, estimatedShipDate }: SeriesDates, now: Date, times: Times): Date {
  const closed = closedDate ? epochOf(closedDate) : 0;
  const named = estimatedShipDate ? times.momentAt(estimatedShipDate, '12:00').getTime() : 0;
  return new Date(Math.max(now.getTime(), closed, named));
}

/** The day by which the tickets are there: `2026-11-23`. None where nothing is on its way. */
export const arrivalDay = ({ leadDays }: Method, leaves: Date, times: Times): string | null =>
  leadDays ? times.dayOf(new Date(leaves.getTime() + leadDays * DAY_MS)) : null;

/** Before the day of every show: whoever goes out to a show does not wait for the mail. */
export function arrivesInTime(method: Method, shows: readonly Show[], leaves: Date, times: Times): boolean {
  const day = arrivalDay(method, leaves, times);
  if (day === null) return true;
  return shows.every(({ startsAt }) => !startsAt || day < times.dayOf(startsAt));
}
