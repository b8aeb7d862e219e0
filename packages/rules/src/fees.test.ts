import { expect, test } from 'vitest';
import { feesCents, feesPerTicketCents } from './fees.ts';

test('[CONST-30] fee group values multiply by quantity', () => {
  const fees = [{ valueCents: 350 }, { valueCents: 125 }];
  expect(feesPerTicketCents(fees)).toBe(475);
  expect(feesCents(fees, 4)).toBe(1900);
  expect(feesCents([], 4)).toBe(0);
});
