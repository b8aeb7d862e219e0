import { expect, test } from 'vitest';
import { canContinue, editLineProblem, requestLineProblem } from './request-lines.ts';

const line = (priceLevelId: number | null, quantity: number) => ({
  itemName: 'Seat',
  priceLevelId,
  quantity,
});

test('[EVENT-27] [ERR-80] [ERR-81] a selected item needs a level and a quantity', () => {
  expect(requestLineProblem(line(null, 2))).toBe('Seat: Price level required');
  expect(requestLineProblem(line(5, 0))).toBe('Seat: Quantity required');
  expect(requestLineProblem(line(5, 2))).toBeNull();
  expect(requestLineProblem(line(null, 0))).toBeNull();
});

test('[EVENT-28] Continue waits for at least one item and for all selected ones', () => {
  expect(canContinue([])).toBe(false);
  expect(canContinue([line(null, 0)])).toBe(false);
  expect(canContinue([line(5, 2), line(null, 0)])).toBe(true);
  expect(canContinue([line(5, 2), line(5, 0)])).toBe(false);
});

test('[DIALOG-06] [VALID-20] an edited line with a quantity needs a level', () => {
  expect(editLineProblem(line(null, 1))).toBe('Seat: Price level required');
  expect(editLineProblem(line(5, 0))).toBeNull();
  expect(editLineProblem(line(5, 2))).toBeNull();
  expect(editLineProblem(line(null, 0))).toBeNull();
});
