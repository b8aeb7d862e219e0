// PROG-02: at which moment of a chosen day a shop is looked at.
import type { Times } from '../time/times-in.ts';

const MINUTE_MS = 60_000;
const NOON = '12:00';

/** On the day on which it opens a minute after that, when everybody comes; on any other day at noon. */
export function previewMoment(
  day: string,
  opens: Date | null | undefined,
  { dayOf, momentAt }: Pick<Times, 'dayOf' | 'momentAt'>,
): Date {
  return opens && dayOf(opens) === day ? new Date(opens.getTime() + MINUTE_MS) : momentAt(day, NOON);
}
