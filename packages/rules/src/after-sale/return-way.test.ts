import { expect, test } from 'vitest';
import { returnWay } from './return-way.ts';

const capturedAt = '2026-11-15T12:00:00Z';
const later = (hours: number): Date => new Date(Date.parse(capturedAt) + hours * 3_600_000);
const daily = { canReturnPartAtOnce: false, daysUntilSettled: 1, longestDays: 180 };
const atOnce = { canReturnPartAtOnce: true, daysUntilSettled: 2 };

test.each([
  [1000, 1, { way: 'void' }],
  [999, 1, { way: 'waits', until: later(24) }],
  [999, 23.9, { way: 'waits', until: later(24) }],
  [1000, 24, { way: 'refund' }],
  [1, 24, { way: 'refund' }],
  [1000, 180 * 24, { way: 'refund' }],
  [1000, 180 * 24 + 1, { way: 'other' }],
])(
  '[AFTER-01] %i of 1000 cents, %d hours after the charge, where charges settle once a day',
  (cents, hours, way) => {
    expect(returnWay({ amountCents: 1000, capturedAt, policy: daily }, cents, later(hours))).toEqual(way);
  },
);

test.each([
  [1000, 0],
  [1, 0],
  [1, 24 * 2000],
])(
  '[AFTER-01] %i of 1000 cents, %d hours after the charge, where parts need not wait for it',
  (cents, hours) => {
    const captured = { amountCents: 1000, capturedAt, policy: atOnce };
    expect(returnWay(captured, cents, later(hours))).toEqual({ way: 'refund' });
  },
);

test('[PROG-12] what came by hand goes back by hand, whatever its age', () => {
  const policy = { ...atOnce, isByHand: true };
  for (const hours of [0, 1, 24 * 400])
    expect(returnWay({ amountCents: 1000, capturedAt, policy }, 1000, later(hours))).toEqual({
      way: 'other',
    });
});
