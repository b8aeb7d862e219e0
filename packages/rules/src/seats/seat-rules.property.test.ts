import fc from 'fast-check';
import { expect, test } from 'vitest';
import { avoidsSingles } from './avoids-singles.ts';
import type { LevelSeat } from './avoids-singles.ts';
import { leftAlone } from './left-alone.ts';

const free = fc
  .uniqueArray(
    fc.record({ row: fc.constantFrom('A', 'B', 'C'), position: fc.integer({ min: 1, max: 14 }) }),
    { selector: ({ row, position }) => `${row}${position}`, minLength: 1, maxLength: 42 },
  )
  .map((places): LevelSeat[] => places.map((place, index) => ({ ...place, ticketId: index, levelId: 1 })));

/** Said once more, in other words: nobody free beside it. */
const isAlone = (seats: readonly LevelSeat[], { row, position }: LevelSeat): boolean =>
  !seats.some((other) => other.row === row && Math.abs(other.position - position) === 1);

test('[SEAT-05] those left alone are the ones that have nobody beside them any more and had before', () => {
  fc.assert(
    fc.property(free, fc.infiniteStream(fc.boolean()), (seats, coins) => {
      const chosen = new Set(seats.filter(() => coins.next().value).map(({ ticketId }) => ticketId));
      const rest = seats.filter(({ ticketId }) => !chosen.has(ticketId));
      const expected = rest.filter((seat) => isAlone(rest, seat) && !isAlone(seats, seat));
      const ids = (list: readonly LevelSeat[]) =>
        list.map(({ ticketId }) => ticketId).toSorted((a, b) => a - b);
      expect(ids(leftAlone(seats, chosen))).toEqual(ids(expected));
    }),
  );
});

test('[SEAT-05] crowds that take what they are told to leave a single seat only where every choice would', () => {
  fc.assert(
    fc.property(free, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }), (hall, wishes) => {
      let left = hall;
      for (const quantity of wishes) {
        const better = avoidsSingles(left, { levelId: 1, quantity, capacity: hall.length });
        for (const seats of better) {
          expect(seats).toHaveLength(quantity);
          expect(leftAlone(left, new Set(seats.map(({ ticketId }) => ticketId)))).toEqual([]);
        }
        const everyWay = left.flatMap((first) => {
          const seats = Array.from({ length: quantity }, (_, step) =>
            left.find(({ row, position }) => row === first.row && position === first.position + step),
          );
          return seats.every((seat) => seat !== undefined) ? [seats] : [];
        });
        const harmless = everyWay.filter(
          (seats) => leftAlone(left, new Set(seats.map(({ ticketId }) => ticketId))).length === 0,
        );
        const isLastFew = left.length <= hall.length * 0.05;
        expect(better).toHaveLength(isLastFew ? 0 : harmless.length);
        const taken = new Set((better[0] ?? everyWay[0] ?? []).map(({ ticketId }) => ticketId));
        left = left.filter(({ ticketId }) => !taken.has(ticketId));
      }
    }),
  );
});
