import { expect, test } from 'vitest';
import { isAskedBack, namedTickets } from './asked-back.ts';

const asked = { refundRequestedAt: new Date('2026-11-15T17:00:00Z'), canceledAt: null, refundTickets: null };

test('[HIST-ORD-14] a wish is for all tickets of its line, or for those that it names', () => {
  const named = { ...asked, refundTickets: [12] };
  expect([isAskedBack(asked, 11), isAskedBack(named, 11), isAskedBack(named, 12)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isAskedBack({ ...named, refundRequestedAt: null }, 12)).toBe(false);
  expect(isAskedBack({ ...named, canceledAt: new Date() }, 12)).toBe(false);
});

test('[HIST-ORD-14] who names every ticket of a line asks for the line', () => {
  expect(namedTickets([11, 12], [12, 11])).toBeNull();
  expect(namedTickets([11, 12], [12])).toEqual([12]);
  expect(namedTickets([11, 12], [99])).toEqual([]);
});
