import type { Times } from '@stagedoor/rules/time/times-in';

const DAY_MS = 86_400_000;
const OFFERED_DAYS = 365;

/** A key lasts through the day that was chosen. */
export const endOfDay = (day: string, { momentAt }: Times): Date => momentAt(day, '23:59');

/** What the form begins with: a year. */
export const offeredEnd = (now: Date, { dayOf }: Times): string =>
  dayOf(new Date(now.getTime() + OFFERED_DAYS * DAY_MS));
