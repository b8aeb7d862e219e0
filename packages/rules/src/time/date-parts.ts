/** The pieces of a show date for pages that set them apart, in New York time. */
import { TIME_ZONE } from './dates.ts';
import { epochOf, type Moment } from './moment.ts';

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: TIME_ZONE });

export interface DateParts {
  weekday: string;
  month: string;
  day: string;
  year: string;
}

/** `{ weekday: 'Sat', month: 'Jan', day: '3', year: '2026' }` */
export function dateParts(moment: Moment): DateParts {
  const parts = format.formatToParts(epochOf(moment));
  const part = (type: keyof DateParts) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: part('weekday'), month: part('month'), day: part('day'), year: part('year') };
}

/** `January 2026`, the heading above a month's shows. */
export const monthHeading = (moment: Moment): string => month.format(epochOf(moment));
