import { expect, test } from 'vitest';
import { everyDay } from './every-day.ts';

const sold = (day: string) => ({ day, tickets: 2, orderedCents: 100 });

test('[OFFICE-08] days without a sale stand between those with one, and there is a week at least', () => {
  expect(everyDay([])).toEqual([]);
  expect(everyDay([sold('2026-11-05')]).map(({ tickets }) => tickets)).toEqual([0, 0, 0, 0, 0, 0, 2]);
  const days = everyDay([sold('2026-10-29'), sold('2026-11-08')]);
  expect(days).toHaveLength(11);
  expect(days[3]).toEqual({ day: '2026-11-01', tickets: 0, orderedCents: 0 });
});
