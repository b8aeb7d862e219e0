import { expect, test } from 'vitest';
import { nearestSeats } from './nearest-seats.ts';
import type { MapSeat } from './nearest-seats.ts';

/** Two rows of eight, of one level; a seat's id is its row and place: 13 is seat 3 of row 1. */
const hall = (taken: number[], over: (seat: MapSeat) => Partial<MapSeat> = () => ({})): MapSeat[] =>
  [1, 2].flatMap((row) =>
    Array.from({ length: 8 }, (_, index) => {
      const seat: MapSeat = {
        ticketId: row * 10 + index + 1,
        levelId: 1,
        row: String(row),
        position: index + 1,
        x: (index + 1) * 500,
        y: row * 600,
        kind: 'seat',
        isFree: !taken.includes(row * 10 + index + 1),
      };
      return { ...seat, ...over(seat) };
    }),
  );
const none = new Set<number>();

test('[SEAT-03] the nearest as many side by side that leave nobody alone', () => {
  expect(nearestSeats(hall([14, 15]))([14, 15], none)).toEqual([24, 25]);
  // 12 and 13 are as near as 16 and 17; the first ones would leave 11 alone.
  expect(nearestSeats(hall([14, 15, 22, 23, 24, 25, 26, 27]))([14, 15], none)).toEqual([12, 13]);
});

test('[SEAT-03] a single seat is left where every group leaves one', () => {
  const taken = [11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 26, 27, 28];
  expect(nearestSeats(hall(taken))([14, 15], none)).toEqual([16, 17]);
});

test('[SEAT-03] what is known to be gone is not offered, nor what is kept, nor another level', () => {
  expect(nearestSeats(hall([]))([14, 15], new Set([14, 15, 24, 25]))).not.toContain(14);
  const kept = hall([14, 15], ({ ticketId }) => (ticketId === 24 ? { kind: 'accessible' } : {}));
  expect(nearestSeats(kept)([14, 15], none)).not.toContain(24);
  const dearer = hall([14, 15], ({ row }) => (row === '2' ? { levelId: 2 } : {}));
  expect(nearestSeats(dearer)([14, 15], none).every((id) => id < 20)).toBe(true);
});

test('[SEAT-03] none where they chose of several levels, or nothing is left', () => {
  const several = hall([14, 15], ({ position }) => (position > 4 ? { levelId: 2 } : {}));
  expect(nearestSeats(several)([14, 15], none)).toEqual([]);
  expect(nearestSeats(hall([]).map((seat) => ({ ...seat, isFree: false })))([14], none)).toEqual([]);
});
