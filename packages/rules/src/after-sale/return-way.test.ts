import { expect, test } from 'vitest';
import { returnWay } from './return-way.ts';

const capturedAt = '2026-11-15T12:00:00Z';
const capture = { amountCents: 1000, capturedAt };
const later = (hours: number): Date => new Date(Date.parse(capturedAt) + hours * 3_600_000);

test.each([
  [1000, 1, { way: 'void' }],
  [999, 1, { way: 'waits', until: later(24) }],
  [999, 23.9, { way: 'waits', until: later(24) }],
  [1000, 24, { way: 'refund' }],
  [1, 24, { way: 'refund' }],
  [1000, 180 * 24, { way: 'refund' }],
  [1000, 180 * 24 + 1, { way: 'other' }],
])('[AFTER-01] %i of 1000 cents, %d hours after the charge', (cents, hours, way) => {
  expect(returnWay(capture, cents, later(hours))).toEqual(way);
});
