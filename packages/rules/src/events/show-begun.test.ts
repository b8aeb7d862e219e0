import { expect, test } from 'vitest';
import { refundWindowIsOpen, showHasBegun } from './show-begun.ts';

const startsAt = new Date('2026-12-16T00:30:00Z');
const before = new Date(startsAt.getTime() - 1);

test('[HIST-ORD-11] [HIST-ORD-14] a show has begun from its very moment on; one without a date has not', () => {
  expect(showHasBegun(startsAt, before)).toBe(false);
  expect(showHasBegun(startsAt, startsAt)).toBe(true);
  expect(showHasBegun(undefined, startsAt)).toBe(false);
});

test('[HIST-ORD-14] a refund window that nobody closed is closed when the show begins', () => {
  expect(refundWindowIsOpen({ windowOpen: true, startsAt }, before)).toBe(true);
  expect(refundWindowIsOpen({ windowOpen: true, startsAt }, startsAt)).toBe(false);
  expect(refundWindowIsOpen({ windowOpen: false, startsAt }, before)).toBe(false);
});
