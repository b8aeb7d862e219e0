import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { money } from './wire.ts';

test('[PROD-10] dollars and cents go round without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      expect(z.decode(money, z.encode(money, amount))).toBe(amount);
    }),
  );
});
