import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeImage, safeLink } from './safe-link.ts';

const letters = fc.constantFrom('javascript', 'JavaScript', 'data', 'vbscript', 'file', 'blob');
const blank = fc.constantFrom('', ' ', '\t', '\n', '\u0001');

test('[LIST-12] no scheme that could run or read anything becomes a link, however it is spaced', () => {
  fc.assert(
    fc.property(letters, blank, blank, fc.string(), (scheme, before, inside, rest) => {
      const address = `${before}${scheme.slice(0, 4)}${inside}${scheme.slice(4)}:${rest}`;
      expect(safeLink(address)).toBeNull();
      expect(safeImage(address)).toBeNull();
    }),
  );
});

test('[NAV-09] web addresses stay as they are', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      expect(safeLink(address)).toBe(address);
      expect(safeImage(address)).toBe(address);
    }),
  );
});
