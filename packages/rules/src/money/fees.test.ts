import { expect, test } from 'vitest';
import { feesFor, feesPerTicketCents } from './fees.ts';

test('[CONST-30] fee group values multiply by quantity', () => {
  const fees = [{ valueCents: 350 }, { valueCents: 125 }];
  expect(feesPerTicketCents(fees)).toBe(475);
  expect(feesFor(fees, 4)).toBe(1900);
  expect(feesFor([], 4)).toBe(0);
});
