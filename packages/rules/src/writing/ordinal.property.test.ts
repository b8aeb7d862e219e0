import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test('[EVENT-33] the number stands first, and the teens are all th', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (position) => {
      expect(ordinal(position)).toMatch(new RegExp(`^${position.toLocaleString('en')}(st|nd|rd|th)$`));
      const teen = Math.floor(position / 10) % 10 === 1;
      expect(teen && !ordinal(position).endsWith('th')).toBe(false);
    }),
  );
});
