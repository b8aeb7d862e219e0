import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canContinue } from './request-lines.ts';

const lines = fc.array(
  fc.record({ itemName: fc.string(), priceLevelId: fc.option(fc.nat(5)), quantity: fc.nat(3) }),
);

test('[EVENT-28] whoever may continue has something complete to send, and nothing half chosen', () => {
  fc.assert(
    fc.property(lines, (chosen) => {
      const half = chosen.some((line) => (line.priceLevelId === null) !== (line.quantity === 0));
      expect(canContinue(chosen)).toBe(!half && chosen.some((line) => line.quantity > 0));
    }),
  );
});
