import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { otherDay, otherMonth } from '@stagedoor/rules/time/month-weeks';

const WEEK = 7;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** Arrows go from day to day within the month, Page Up and Page Down from month to month, Enter to the day's first show. */
export function useDayKeys(
  month: string,
  day: string,
  onDay: (day: string) => void,
  onMonth: (month: string) => void,
) {
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  return (event: KeyboardEvent<HTMLTableElement>) => {
    table.current = event.currentTarget;
    const step = steps[event.key];
    if (step !== undefined) {
      const next = otherDay(day, step);
      event.preventDefault();
      if (!next.startsWith(month)) return;
      follows.current = true;
      onDay(next);
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      onMonth(otherMonth(month, event.key === 'PageUp' ? -1 : 1));
    } else if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement)
      event.target.querySelector('a')?.click();
  };
}
