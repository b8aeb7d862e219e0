import { expect, test } from 'vitest';
import { growthOf, isFlat } from './growth.ts';

const hours = Array.from({ length: 20 }, (_, n) => n);
const of = (value: (hour: number) => number) => ({ name: 'x', at: hours, values: hours.map(value) });
const allowed = { most: 5, share: 0.1 };

test('[RUN-12] what fills up once, or goes up and down, is flat', () => {
  expect(isFlat(growthOf(of((hour) => Math.min(hour, 9) * 100)), allowed)).toBe(true);
  expect(isFlat(growthOf(of((hour) => 100 + (hour % 2) * 40)), allowed)).toBe(true);
  expect(growthOf({ name: 'x', at: [], values: [] })).toMatchObject({ mean: 0, grown: 0, perHour: 0 });
});

test('[RUN-12] what grows all the time is not, however slowly, and is told by the hour', () => {
  expect(growthOf(of((hour) => 10 + 3 * hour))).toMatchObject({ perHour: 3, grown: 27 });
  expect(isFlat(growthOf(of((hour) => 10 + 3 * hour)), allowed)).toBe(false);
  expect(isFlat(growthOf(of((hour) => 1000 - 3 * hour)), allowed)).toBe(true);
});
