// What cannot arrive before the show is not offered.
import { newYorkDay } from './dates.ts';
import { epochOf, type Moment } from './moment.ts';

const DAY_MS = 86_400_000;

interface Method {
  /** How many days it takes; none for what is there at once. */
  leadDays?: number | null;
}

/** The day by which the tickets are there: `2026-11-23`. None where nothing is on its way. */
export const arrivalDay = ({ leadDays }: Method, now: Date): string | null =>
  leadDays ? newYorkDay(new Date(now.getTime() + leadDays * DAY_MS)) : null;

/** Before the day of every show: whoever goes out to a show does not wait for the mail. */
export function arrivesInTime(
  method: Method,
  shows: readonly { startsAt?: Moment | null }[],
  now: Date,
): boolean {
  const day = arrivalDay(method, now);
  if (day === null) return true;
  return shows.every(({ startsAt }) => !startsAt || day < newYorkDay(new Date(epochOf(startsAt))));
}
