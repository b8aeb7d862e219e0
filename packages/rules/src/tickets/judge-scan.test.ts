import { expect, test } from 'vitest';
import { judgeScan, passBegins, passEnds } from './judge-scan.ts';
import type { ScannedTicket } from './judge-scan.ts';

const good: ScannedTicket = {
  eventId: 101,
  orderState: 'STATUS_ORDER_DELIVERED',
  isCanceled: false,
  isReplaced: false,
};
const judged = (facts: Partial<ScannedTicket>) => judgeScan({ ...good, ...facts }, 101);

test('[DOOR-01] every ticket has one word', () => {
  expect(judged({})).toBe('in');
  expect(judged({ orderState: 'STATUS_ORDER_READY' })).toBe('in');
  expect(judged({ orderState: 'STATUS_ORDER_PAID' })).toBe('in');
  expect(judged({ eventId: 102 })).toBe('wrong-show');
  expect(judged({ isCanceled: true })).toBe('canceled');
  expect(judged({ orderState: 'STATUS_ORDER_CANCELED' })).toBe('canceled');
  expect(judged({ isReplaced: true })).toBe('replaced');
  expect(judged({ orderState: 'STATUS_ORDER_PART_PAID' })).toBe('not-paid');
  expect(judgeScan(undefined, 101)).toBe('not-ours');
});

test('[DOOR-01] what is canceled says so, whichever show it was for', () => {
  expect(judged({ isCanceled: true, isReplaced: true, eventId: 102 })).toBe('canceled');
});

test('[DOOR-03] a pass ends in the night of its show', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  expect(passEnds(new Date('2026-12-15T00:30:00Z'), now)).toEqual(new Date('2026-12-15T08:30:00Z'));
  expect(passEnds(undefined, now)).toEqual(new Date('2026-12-02T00:00:00Z'));
});

test('[DOOR-03] a pass begins six hours before doors, and not before it was made', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const [doorsAt, startsAt] = [new Date('2026-12-14T23:30:00Z'), new Date('2026-12-15T00:30:00Z')];
  expect(passBegins({ doorsAt, startsAt }, now)).toEqual(new Date('2026-12-14T17:30:00Z'));
  expect(passBegins({ startsAt }, now)).toEqual(new Date('2026-12-14T18:30:00Z'));
  expect(passBegins({ doorsAt, startsAt }, doorsAt)).toEqual(doorsAt);
  expect(passBegins({}, now)).toEqual(now);
});
