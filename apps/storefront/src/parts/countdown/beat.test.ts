import { expect, test } from 'vitest';
import { beatAt, untilNextSecond } from './beat.ts';

const deadline = new Date('2026-11-15T17:10:00Z');
const reading = (wall: string, steadyMs: number) => ({ wall: new Date(wall), steadyMs });

test('[CART-07] the count is the way to the deadline, also after a long sleep', () => {
  const before = reading('2026-11-15T17:00:00Z', 0);
  expect(beatAt(deadline, before)).toEqual({ seconds: 600, jumped: false });
  expect(beatAt(deadline, reading('2026-11-15T17:00:01Z', 1000), before)).toEqual({
    seconds: 599,
    jumped: false,
  });
  expect(beatAt(deadline, reading('2026-11-15T17:06:00Z', 1000), before)).toEqual({
    seconds: 240,
    jumped: true,
  });
  expect(beatAt(deadline, reading('2026-11-15T18:00:00Z', 3_600_000), before)).toEqual({
    seconds: 0,
    jumped: false,
  });
});

test('[CART-07] a clock set by hand, forward or back, is noticed', () => {
  const before = reading('2026-11-15T17:00:00Z', 0);
  expect(beatAt(deadline, reading('2026-11-15T17:30:00Z', 1000), before).jumped).toBe(true);
  expect(beatAt(deadline, reading('2026-11-15T16:00:00Z', 1000), before).jumped).toBe(true);
});

test('[CHECKOUT-10] the next beat comes when the second changes', () => {
  expect(untilNextSecond(deadline, reading('2026-11-15T17:00:00.250Z', 0))).toBe(750);
  expect(untilNextSecond(deadline, reading('2026-11-15T17:00:00Z', 0))).toBe(1000);
  expect(untilNextSecond(deadline, reading('2026-11-15T17:30:00.5Z', 0))).toBe(1);
});
