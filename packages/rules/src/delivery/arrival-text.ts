/** What is said beside a delivery method: when it is there, and what the seller notes about it. */
import { arrivalDay } from './arrives-in-time.ts';
import { formatCalendarDate } from '../time/dates.ts';
import type { Times } from '../time/times-in.ts';
import { deliveryMessages } from '../messages/delivery.ts';

interface Method {
  leadDays?: number | null | undefined;
  notes?: string | null | undefined;
}

/** `With you by Sat, Nov 21, 2026. With a tracking number.` */
export function deliveryNotes(
  method: Method,
  leaves: Date,
  times: Times,
  words: (day: string) => string = deliveryMessages.withYouBy,
): string {
  const day = arrivalDay(method, leaves, times);
  return [day && words(formatCalendarDate(day)), method.notes].filter(Boolean).join(' ');
}
