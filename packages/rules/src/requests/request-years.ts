/** The years under which processed requests are listed. */
import { newYorkYear } from '../time/dates.ts';
import { epochOf, type Moment } from '../time/moment.ts';

interface Shows {
  showDates: readonly Moment[];
}

/** The year of its latest show, in New York; null for a request without a date. */
export function latestYear({ showDates }: Shows): number | null {
  const latest = showDates.toSorted((one, other) => epochOf(one) - epochOf(other)).at(-1);
  return latest === undefined ? null : newYorkYear(latest);
}

/** A request is listed under the year of each of its shows. */
export const isOfYear = ({ showDates }: Shows, year: number): boolean =>
  showDates.some((date) => newYorkYear(date) === year);

/** Where the list opens: the newest year that has any, or this year. */
export const openingYear = (requests: readonly Shows[], now: Date): number =>
  requests.reduce<number | null>((newest, request) => {
    const year = latestYear(request);
    return year !== null && (newest === null || year > newest) ? year : newest;
  }, null) ?? newYorkYear(now);
