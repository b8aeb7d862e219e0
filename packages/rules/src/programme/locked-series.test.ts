import { expect, test } from 'vitest';
import { closesEarlier, isLocked } from './locked-series.ts';

const now = new Date('2026-12-10T15:00:00Z');
const day = (text: string) => new Date(`${text}T15:00:00Z`);

test('[PROG-04] a series is locked from the very moment at which it opens', () => {
  expect(isLocked({ opens: now }, now)).toBe(true);
  expect(isLocked({ opens: new Date(now.getTime() + 1) }, now)).toBe(false);
  expect(isLocked({ opens: null }, now)).toBe(false);
});

test('[PROG-04] it may close later or not at all, never earlier than fans were told', () => {
  const before = { opens: now, closes: day('2026-12-31') };
  expect(closesEarlier(before, day('2026-12-30'), now)).toBe(true);
  expect(closesEarlier(before, day('2026-12-31'), now)).toBe(false);
  expect(closesEarlier(before, day('2027-01-02'), now)).toBe(false);
  expect(closesEarlier(before, null, now)).toBe(false);
  const open = { opens: now, closes: null };
  expect(closesEarlier(open, day('2026-12-20'), now)).toBe(false);
  expect(closesEarlier(open, day('2026-12-09'), now), 'not in the past').toBe(true);
});
