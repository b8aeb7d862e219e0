import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { centsTimesPpm } from './money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('[PROD-10] the text holds exactly the amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatMoney(amount, 'USD')).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(formatMoney(amount, 'USD').replace(/[$,.]/g, ''))).toBe(amount);
    }),
  );
});

test('a share agrees with exact integer arithmetic, half up', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), (amount, ppm) => {
      const exact = (BigInt(amount) * BigInt(ppm) + 500_000n) / 1_000_000n;
      expect(centsTimesPpm(amount, ppm, 'USD')).toBe(Number(exact));
    }),
  );
});
