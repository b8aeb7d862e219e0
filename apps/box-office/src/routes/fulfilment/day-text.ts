import { formatCalendarDate } from '@stagedoor/rules/time/dates';

/** `2026-11-16` as people write it. */
export const dayText = (day: string): string => formatCalendarDate(new Date(`${day}T00:00:00Z`));
