/** Year selects: next year first, then back. */
import type { Times } from '../time/times-in.ts';

/** 30 of them unless somebody wants more. */
export const yearList = (now: Date, { yearOf }: Times, length = 30): number[] => {
  const next = yearOf(now) + 1;
  return Array.from({ length }, (_, index) => next - index);
};

/** For processed requests and past events. */
export const historyYears = (now: Date, times: Times): number[] => yearList(now, times, 35);
