import { expect, test } from 'vitest';
import { judgeCode, judgeCodeAtEvent } from './judge-code.ts';
import type { KnownCode } from './judge-code.ts';

const now = new Date('2026-11-18T12:00:00Z');
const before = new Date('2026-11-17T12:00:00Z');
const after = new Date('2026-11-19T12:00:00Z');
const good: KnownCode = { isUsedUp: false };
const lines = [{ eventId: 1, priceLevelId: 11, isAddOn: false, quantity: 2 }];
const judged = (code: Partial<KnownCode> | undefined, wished = lines) =>
  judgeCode(code && { ...good, ...code }, { outletId: 5, now, lines: wished });

test('[CODE-04] unknown, of another shop, and used up are one', () => {
  for (const code of [undefined, { outletIds: [6] }, { isUsedUp: true }])
    expect(judged(code)).toEqual({ kind: 'unknown' });
  // Somebody who guesses learns nothing of when it would have been good either.
  expect(judged({ isUsedUp: true, startsAt: after })).toEqual({ kind: 'unknown' });
  expect(judged({ outletIds: [6], endsAt: before })).toEqual({ kind: 'unknown' });
});

test('[CODE-04] too early and over say when; what staff have stopped is over since then', () => {
  expect(judged({ startsAt: after })).toEqual({ kind: 'too-early', at: after });
  expect(judged({ endsAt: before })).toEqual({ kind: 'over', at: before });
  expect(judged({ endsAt: now })).toEqual({ kind: 'over', at: now });
  expect(judged({ startsAt: now, endsAt: after })).toEqual({ kind: 'good' });
  expect(judged({ stoppedAt: before, endsAt: after })).toEqual({ kind: 'over', at: before });
  expect(judged({ stoppedAt: now, endsAt: before })).toEqual({ kind: 'over', at: before });
});

test('[CODE-01] it is for some events, levels and outlets, and for so many tickets', () => {
  expect(judged({ outletIds: [5], eventIds: [1], levelIds: [11], mostTickets: 2 })).toEqual({ kind: 'good' });
  expect(judged({ eventIds: [2] })).toEqual({ kind: 'not-here' });
  expect(judged({ levelIds: [12] })).toEqual({ kind: 'not-here' });
  expect(judged({ mostTickets: 1 })).toEqual({ kind: 'too-many', most: 1 });
  // What it is not for does not count.
  const more = [...lines, { eventId: 1, priceLevelId: 12, isAddOn: false, quantity: 9 }];
  expect(judged({ levelIds: [11], mostTickets: 2 }, more)).toEqual({ kind: 'good' });
});

test('[CODE-01] at the page of an event nothing is chosen yet', () => {
  const at = (code: Partial<KnownCode>, levelIds = [11, 12]) =>
    judgeCodeAtEvent({ ...good, ...code }, { outletId: 5, now, eventId: 1, levelIds });
  expect(at({ levelIds: [12], mostTickets: 1 })).toEqual({ kind: 'good' });
  expect(at({ levelIds: [13] })).toEqual({ kind: 'not-here' });
  expect(at({ eventIds: [2], levelIds: [12] })).toEqual({ kind: 'not-here' });
  expect(at({ endsAt: before })).toEqual({ kind: 'over', at: before });
  // Nothing of it is sold at once, as of a series for requests.
  for (const code of [{}, { eventIds: [1] }]) expect(at(code, [])).toEqual({ kind: 'not-here' });
});
