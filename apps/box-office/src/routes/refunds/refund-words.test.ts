import type { Refund } from '@stagedoor/contract/calls/office/refunds';
import { expect, test } from 'vitest';
import { ageOf, seatConsequences } from './refund-words.ts';

const now = new Date('2026-11-17T12:00:00Z');

test.each([
  [0, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [23 * 60 + 59, '23 h'],
  [24 * 60, '1 day'],
  [72 * 60, '3 days'],
])('a refund that waits for %i minutes has waited %s', (minutes, words) => {
  expect(ageOf(new Date(now.getTime() - minutes * 60_000), now)).toBe(words);
});

test.each([
  ['stock', false, '1 seat goes on sale again at once', '2 seats go on sale again at once'],
  ['house', false, '1 seat is kept off sale', '2 seats are kept off sale'],
  ['stock', true, '1 seat waits for the next walk of the draw', '2 seats wait for the next walk of the draw'],
] as const)('one seat is one seat: %s, drawn %s', (seats, isDrawn, one, two) => {
  const refund = { isDrawn } as Refund;
  const first = (tickets: number) => seatConsequences(refund, tickets, seats)[0]?.what;
  expect([first(1), first(2)]).toEqual([one, two]);
});
