import { expect, test } from 'vitest';
import { isDueToday, isNews, stillTold } from './letters-to-staff.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

test('[HOOK-07] at once: when there are more than were told of, a quarter of an hour after the last letter', () => {
  expect(isNews({ count: 0, at: null }, 0, at('10:00'))).toBe(false);
  expect(isNews({ count: 0, at: null }, 1, at('10:00'))).toBe(true);
  expect(isNews({ count: 1, at: at('10:00') }, 1, at('23:00'))).toBe(false);
  expect(isNews({ count: 1, at: at('10:00') }, 2, at('10:14'))).toBe(false);
  expect(isNews({ count: 1, at: at('10:00') }, 2, at('10:15'))).toBe(true);
});

test('[HOOK-07] what went and comes again is news', () => {
  expect(stillTold({ count: 3, at: null }, 1)).toBe(1);
  expect(stillTold({ count: 1, at: null }, 3)).toBe(1);
});

test('[HOOK-07] once a day: from eight in the morning of the seller’s clock', () => {
  expect(isDueToday({ at: null }, at('12:59'), 'America/New_York')).toBe(false);
  expect(isDueToday({ at: null }, at('13:00'), 'America/New_York')).toBe(true);
  expect(isDueToday({ at: null }, at('07:00'), 'Europe/Paris')).toBe(true);
  expect(isDueToday({ at: at('13:00') }, at('23:00'), 'America/New_York')).toBe(false);
  // Before eight it is still yesterday's letter, after midnight too.
  expect(isDueToday({ at: at('13:00') }, new Date('2026-11-19T12:00:00Z'), 'America/New_York')).toBe(false);
  expect(isDueToday({ at: at('13:00') }, new Date('2026-11-19T13:00:00Z'), 'America/New_York')).toBe(true);
});
