import { expect, test } from 'vitest';
import { termsText } from './terms-text.ts';

test('[CODE-01] a code says what it does, in one sentence', () => {
  const text = (terms: Parameters<typeof termsText>[0]) => termsText(terms, 'USD');
  const takesOff = { kind: 'amount', per: 'ticket', cents: 500, withFees: false } as const;
  expect(text({ opens: true, openUntil: 'Tue, Nov 24, 2026, 10:00 AM', takesOff })).toBe(
    'Opens the sale for you until Tue, Nov 24, 2026, 10:00 AM, and takes $5.00 off each ticket.',
  );
  expect(text({ opens: true })).toBe('Opens the sale for you.');
  expect(text({ opens: false, takesOff: { ...takesOff, per: 'order' } })).toBe('Takes $5.00 off your order.');
  expect(text({ opens: false, takesOff: { kind: 'percent', ppm: 125_000, withFees: false } })).toBe(
    'Takes 12.5 % off each ticket.',
  );
  expect(text({ opens: false, takesOff: { kind: 'price', cents: 2000, withFees: true } })).toBe(
    'Makes each ticket $20.00.',
  );
  expect(text({ opens: false, takesOff: { kind: 'comps', withFees: true } })).toBe(
    'Takes off the price and the fees.',
  );
});
