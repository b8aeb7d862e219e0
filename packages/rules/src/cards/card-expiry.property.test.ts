import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

const monthText = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

test('[PAY-01] [PAY-02] a card lives through its months in order: valid, expiring soon for 3 months, expired', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2020 * 12, max: 2040 * 12 }),
      fc.integer({ min: -20, max: 20 }),
      (month, away) => {
        const now = new Date(`${monthText(month)}-15T12:00:00Z`);
        const expected = away < 0 ? 'expired' : away <= 2 ? 'expiringSoon' : 'valid';
        expect(cardExpiry(monthText(month + away), now)).toBe(expected);
      },
    ),
  );
});
