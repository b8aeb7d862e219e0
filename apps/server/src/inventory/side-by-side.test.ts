import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const seat = (rowName: string, seatPosition: number) => ({
  ticketId: seatPosition,
  sectionName: 'Orchestra',
  rowName,
  seatPosition,
});

test('[CART-14] seats are together where they follow each other in one row', () => {
  expect(sideBySide([seat('A', 4), seat('A', 3), seat('A', 5)])).toBe(true);
  expect(sideBySide([seat('A', 3), seat('A', 5)])).toBe(false);
  expect(sideBySide([seat('A', 3), seat('B', 4)])).toBe(false);
  expect(sideBySide([{ ticketId: 1 }, { ticketId: 2 }])).toBe(true);
});
