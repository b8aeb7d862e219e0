import { expect, test } from 'vitest';
import { costsTheSame, seatMoveProblem } from './seat-move.ts';

const seats = (...levels: number[]) => levels.map((levelId) => ({ levelId }));

test('[HALL-06] as many seats of one level as tickets are moved, no fewer and no more', () => {
  expect(seatMoveProblem(2, seats(1, 1))).toBeUndefined();
  expect(seatMoveProblem(0, seats(1))).toBe('Please choose which tickets are moved');
  expect(seatMoveProblem(2, seats(1))).toBe('Please choose one seat');
  expect(seatMoveProblem(3, seats(1))).toBe('Please choose 2 seats');
  expect(seatMoveProblem(1, seats(1, 1))).toBe('2 seats are chosen for a single ticket');
  expect(seatMoveProblem(2, seats(1, 2))).toBe('Please choose seats of one level');
});

test('[HALL-06] the same is what costs and is taxed the same to the cent', () => {
  const price = { unitPriceCents: 9500, unitFeesCents: 1450, taxPpm: 62_500 };
  expect(costsTheSame(price, { ...price, includedPpm: 0 })).toBe(true);
  expect(costsTheSame(price, { ...price, unitPriceCents: 9400, unitFeesCents: 1550 })).toBe(false);
  expect(costsTheSame(price, { ...price, unitFeesCents: 1451 })).toBe(false);
  expect(costsTheSame(price, { ...price, taxPpm: 0 })).toBe(false);
  expect(costsTheSame(price, { ...price, includedPpm: 1 })).toBe(false);
});
