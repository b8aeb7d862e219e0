import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, isHexColor, isReadable, mixColors, readableTextOn } from './contrast.ts';

const color = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('[SHELL-14] any accent gets text that can be read on it', () => {
  fc.assert(
    fc.property(color, (ground) => {
      expect(isReadable(readableTextOn(ground), ground)).toBe(true);
    }),
  );
});

test('contrast is symmetric and lies between 1 and 21', () => {
  fc.assert(
    fc.property(color, color, (a, b) => {
      expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
      expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1);
      expect(contrastRatio(a, b)).toBeLessThanOrEqual(21.000001);
    }),
  );
});

test('a mixture is a colour, and its ends are the two colours', () => {
  fc.assert(
    fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      expect(isHexColor(mixColors(a, b, share))).toBe(true);
      expect([mixColors(a, b, 1), mixColors(a, b, 0)]).toEqual([a, b]);
    }),
  );
});
