import { expect, test } from 'vitest';
import { sideOfRow, whereBeside } from './near-words.ts';

const at = (section: number, ...rows: number[]) => rows.map((row) => ({ section, row }));

test('[SEAT-03] what is offered instead is named by where it lies from what went', () => {
  expect(whereBeside(at(0, 3, 3), at(0, 4, 4), 'Orchestra')).toBe('one row behind');
  expect(whereBeside(at(0, 3, 3), at(0, 1, 1), 'Orchestra')).toBe('2 rows in front');
  expect(whereBeside(at(0, 3, 3), at(0, 3, 3), 'Orchestra')).toBe('in the same row');
  expect(whereBeside(at(0, 3, 3), at(1, 3, 3), 'Balcony')).toBe('in Balcony');
  // Nobody could tell which of the two rows is meant.
  expect(whereBeside(at(0, 3, 4), at(0, 5, 5), 'Orchestra')).toBeUndefined();
});

test('[SEAT-03] which side of the middle aisle, or which third of a row without one', () => {
  const halves = [1, 2, 3, 4, 6, 7, 8, 9];
  expect(sideOfRow(halves, [3, 4])).toBe('left of the middle aisle');
  expect(sideOfRow(halves, [6, 7])).toBe('right of the middle aisle');
  const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(sideOfRow(whole, [1, 2])).toBe('on the left');
  expect(sideOfRow(whole, [4, 5])).toBe('in the middle');
  expect(sideOfRow(whole, [8, 9])).toBe('on the right');
  // An aisle far from the middle is not the middle one.
  expect(sideOfRow([1, 2, 4, 5, 6, 7, 8, 9, 10], [4, 5])).toBe('in the middle');
});
