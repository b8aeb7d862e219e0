import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBits, packSeats, unpackBits, unpackSeats } from './packed.ts';
import { seatKinds } from './seat-kinds.ts';

const place = fc.integer({ min: 0, max: 10_000 });
const seat = fc.record({
  x: place,
  y: place,
  level: fc.integer({ min: 0, max: 255 }),
  kind: fc.constantFrom(...seatKinds),
});

test('[SEAT-07] what was packed is unpacked as it was, six bytes a seat and a bit for whether it is free', () => {
  fc.assert(
    fc.property(
      fc.array(seat, { maxLength: 60 }),
      fc.array(fc.boolean(), { maxLength: 60 }),
      (seats, bits) => {
        expect(unpackSeats(packSeats(seats))).toEqual(seats);
        expect(atob(packSeats(seats))).toHaveLength(6 * seats.length);
        expect(unpackBits(packBits(bits), bits.length)).toEqual(bits);
        expect(atob(packBits(bits))).toHaveLength(Math.ceil(bits.length / 8));
      },
    ),
  );
});
