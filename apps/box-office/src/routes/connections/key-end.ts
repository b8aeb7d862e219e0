import { newYorkDay, newYorkMoment } from '@stagedoor/rules/time/dates';

const DAY_MS = 86_400_000;
const OFFERED_DAYS = 365;

/** A key lasts through the day that was chosen. */
export const endOfDay = (day: string): Date => newYorkMoment(day, '23:59');

/** What the form begins with: a year. */
export const offeredEnd = (now: Date): string => newYorkDay(new Date(now.getTime() + OFFERED_DAYS * DAY_MS));
