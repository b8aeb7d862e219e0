/** Year selects: next year first, then back. */
import { newYorkYear } from './dates.ts';

const years = (now: Date, length: number): number[] => {
  const next = newYorkYear(now) + 1;
  return Array.from({ length }, (_, index) => next - index);
};

export const defaultYears = (now: Date): number[] => years(now, 30);

/** For processed requests and past events. */
export const historyYears = (now: Date): number[] => years(now, 35);
