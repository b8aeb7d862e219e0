/** The years under which processed requests are listed. */
import { epochOf, type Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';

interface Shows {
  showDates: readonly Moment[];
}

/** The year of its latest show; null for a request without a date. */
export function latestYear({ showDates }: Shows, { yearOf }: Times): number | null {
  const latest = showDates.toSorted((one, other) => epochOf(one) - epochOf(other)).at(-1);
  return latest === undefined ? null : yearOf(latest);
}

/** A request is listed under the year of each of its shows. */
export const isOfYear = ({ showDates }: Shows, year: number, { yearOf }: Times): boolean =>
  showDates.some((date) => yearOf(date) === year);

/** Where the list opens: the newest year that has any, or this year. */
export const openingYear = (requests: readonly Shows[], now: Date, times: Times): number =>
  requests.reduce<number | null>((newest, request) => {
    const year = latestYear(request, times);
    return year !== null && (newest === null || year > newest) ? year : newest;
  }, null) ?? times.yearOf(now);
