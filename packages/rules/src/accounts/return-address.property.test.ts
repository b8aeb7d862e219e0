import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnAddress } from './return-address.ts';

const tricky = fc.array(
  fc.constantFrom('/', '\\', '.', '\t', '\n', '@', ':', 'evil.example', 'javascript', '?', '#'),
);

test('[LOGIN-02] whatever comes in, the way back stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        tricky.map((parts) => parts.join('')),
      ),
      (address) => {
        const back = safeReturnAddress(address);
        expect(new URL(back, 'https://shop.example').origin).toBe('https://shop.example');
        expect(safeReturnAddress(back)).toBe(back);
      },
    ),
    { numRuns: 1000 },
  );
});
