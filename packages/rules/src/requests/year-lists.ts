/** Year selects: next year first, then back. */
import { newYorkYear } from '../time/dates.ts';

/** 30 of them unless somebody wants more. */
export const yearList = (now: Date, length = 30): number[] => {
  const next = newYorkYear(now) + 1;
  return Array.from({ length }, (_, index) => next - index);
};

/** For processed requests and past events. */
export const historyYears = (now: Date): number[] => yearList(now, 35);
