import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canadianProvinces, stateCode, statesOf, usStates } from './states.ts';

test('[ADDR-13] [ADDR-14] a stored state is one the select offers, in any case it was typed', () => {
  const typed = fc.oneof(
    fc.constantFrom(...usStates, ...canadianProvinces()).map((state) => state.code.toLowerCase()),
    fc.nat(20).map(String),
    fc.string(),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom(1, 2), (text, country) => {
      const code = stateCode(text, country);
      const offered = new Set(statesOf(country)!.map((state) => state.code));
      expect(code === null || offered.has(code)).toBe(true);
      expect(offered.has(text.toUpperCase()) && code !== text.toUpperCase()).toBe(false);
    }),
  );
});
