import { expect, test } from 'vitest';
import { isLowStock } from './low-stock.ts';

test('[OFFICE-05] little is left where one in twenty is, or nothing while the house keeps some', () => {
  const of = (capacity: number, free: number, house = 0) => isLowStock({ capacity, free, house });
  expect(of(100, 5)).toBe(true);
  expect(of(100, 6)).toBe(false);
  expect(of(100, 0)).toBe(false);
  expect(of(100, 0, 2)).toBe(true);
  expect(of(0, 0)).toBe(false);
});

test('[OFFICE-05] what the house keeps is not sold: a hall kept for guests is not nearly sold out', () => {
  expect(isLowStock({ capacity: 100, free: 5, house: 90 })).toBe(false);
  expect(isLowStock({ capacity: 190, free: 5, house: 90 })).toBe(true);
  expect(isLowStock({ capacity: 100, free: 0, house: 100 })).toBe(false);
});
