import { describe, expect, test } from 'vitest';
import type { HallSeat, ShownSeats } from './hall.ts';
import { groupIn, rowsWith } from './rows-with.ts';
import { sampleHall } from './testing/sample-hall.ts';

const hall = sampleHall();
/** Those of row C at the left end are kept. */
const open = (taken: readonly number[]): ShownSeats => {
  const isFree = ({ ticketId }: HallSeat): boolean => !taken.includes(ticketId);
  const isKept = ({ ticketId }: HallSeat): boolean => [17, 18].includes(ticketId);
  return { isFree, isKept, open: hall.seats.filter((seat) => isFree(seat) && !isKept(seat)) };
};

describe('[SEAT-08] rows with free seats', () => {
  const names = (taken: number[], quantity: number, levelId?: number) =>
    rowsWith(hall, open(taken), { quantity, levelId }).map(
      (row) =>
        `${row.name} ${groupIn(row, quantity)
          .map((seat) => seat.name)
          .join('+')}`,
    );
  test('have so many side by side, nearest to the middle, leaving nobody alone', () => {
    expect(names([], 2)).toEqual(['A 3+4', 'B 3+4', 'C 3+4']);
    expect(names([3, 4, 5, 6], 2)).toEqual(['A 1+2', 'B 3+4', 'C 3+4']);
    expect(names([1, 3, 5, 7], 2)).toEqual(['B 3+4', 'C 3+4']);
  });
  test('name single seats too, those for who needs them among them', () => {
    const [row] = rowsWith(hall, open([19, 20, 21, 22, 23, 24]), { quantity: 1, levelId: 1 }).slice(-1);
    expect([row?.name, row?.free.map(({ name }) => name), row && groupIn(row, 1)]).toEqual([
      'C',
      ['1', '2'],
      [],
    ]);
  });
  test('of another level there are none', () => {
    expect(names([], 1, 7)).toEqual([]);
  });
});
