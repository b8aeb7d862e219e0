import { expect, test } from 'vitest';
import { salesBeside } from './sales-beside.ts';

const before = [0, 100_00, 50_00, 900_00];

test('[OFFICE-05] the day is set beside the same hours of a week ago, without the one that runs', () => {
  expect(salesBeside([20_00, 200_00, 10_00, 1_00], before, 3, 'USD')).toBe(
    '$80.00 more than a week ago by 3 AM',
  );
  expect(salesBeside([0, 100_00, 0, 0], before, 3, 'USD')).toBe('$50.00 less than a week ago by 3 AM');
  expect(salesBeside([0, 0, 150_00], before, 3, 'USD')).toBe('The same as a week ago by 3 AM');
  expect(salesBeside([], [], 13, 'USD')).toBe('The same as a week ago by 1 PM');
  expect(salesBeside([5_00], before, 0, 'USD')).toBeUndefined();
});
