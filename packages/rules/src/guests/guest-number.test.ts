import { expect, test } from 'vitest';
import { guestEventNumber, guestNumber } from './guest-number.ts';

test('[RECEIPT-14] the numbers of the events are led by the request’s own', () => {
  expect(guestNumber('4821930573')).toBe('G4821930573');
  expect(guestEventNumber('4821930573', 2)).toBe('G4821930573-2');
});
