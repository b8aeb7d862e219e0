import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { feesFor } from './fees.ts';

const fees = fc.array(fc.record({ valueCents: fc.nat(10_000) }));

test('[CONST-30] fees for two purchases are the fees for both together', () => {
  fc.assert(
    fc.property(fees, fc.nat(50), fc.nat(50), (groups, a, b) => {
      expect(feesFor(groups, a) + feesFor(groups, b)).toBe(feesFor(groups, a + b));
    }),
  );
});
