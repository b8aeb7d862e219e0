import { expect, test } from 'vitest';
import { mayPostpone } from './may-postpone.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-12-01T01:00:00Z');

test('a show moves to a date to come, whatever it had before', () => {
  expect(mayPostpone(later, undefined, now)).toBe(true);
  expect(mayPostpone(later, new Date('2026-11-20T01:00:00Z'), now)).toBe(true);
});

test('neither back in time, nor to where it is', () => {
  expect(mayPostpone(now, undefined, now)).toBe(false);
  expect(mayPostpone(later, new Date(later), now)).toBe(false);
});
