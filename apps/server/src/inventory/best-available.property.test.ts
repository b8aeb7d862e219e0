import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickBest } from './best-available.ts';

const hall = fc
  .uniqueArray(
    fc.record({ row: fc.constantFrom('A', 'B', 'C'), position: fc.integer({ min: 1, max: 12 }) }),
    {
      selector: ({ row, position }) => `${row}${position}`,
      maxLength: 36,
    },
  )
  .map((places) => places.map((place, index) => ({ ...place, ticketId: index, rank: index + 1 })));

test('[OPS-14] as many as asked, none twice, side by side whenever any row allows it', () => {
  fc.assert(
    fc.property(hall, fc.integer({ min: 1, max: 8 }), (seats, quantity) => {
      const picked = pickBest(seats, quantity);
      expect(picked === undefined).toBe(seats.length < quantity);
      if (!picked) return;
      expect(new Set(picked.seats.map(({ ticketId }) => ticketId)).size).toBe(quantity);
      const taken = new Set(seats.map(({ row, position }) => `${row}${position}`));
      const possible = seats.some(({ row, position }) =>
        Array.from({ length: quantity }, (_, step) => taken.has(`${row}${position + step}`)).every(Boolean),
      );
      expect(picked.together).toBe(possible);
      if (!possible) return;
      const positions = picked.seats.map(({ position }) => position!);
      expect(new Set(picked.seats.map(({ row }) => row)).size).toBe(1);
      expect(Math.max(...positions) - Math.min(...positions)).toBe(quantity - 1);
    }),
  );
});
