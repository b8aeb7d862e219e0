import { expect, test } from 'vitest';
import { awardPayments } from './award-payments.ts';

const today = '2026-05-02';
const rules = { feeCents: 1500, firstPaymentMinimumCents: 5000, firstPaymentPercent: 0.34 };

test('[AWARD-02] without a plan all is due at once, and nothing where nothing is owed', () => {
  expect(awardPayments({ totalCents: 1, planFeeCents: 0 }, null, { today, currency: 'USD' })).toEqual([
    { sort: 1, amountCents: 1, dueDay: today, isDue: true },
  ]);
  expect(awardPayments({ totalCents: 0, planFeeCents: 0 }, null, { today, currency: 'USD' })).toEqual([]);
});

test('[AWARD-02] [OPS-21] on a plan each payment has its day; one that has passed, or is not named, is today', () => {
  const plan = { rules, days: ['2026-05-01', '2026-06-01', undefined] };
  expect(awardPayments({ totalCents: 31_500, planFeeCents: 1500 }, plan, { today, currency: 'USD' })).toEqual(
    [
      { sort: 1, amountCents: 11_700, dueDay: today, isDue: true },
      { sort: 2, amountCents: 9900, dueDay: '2026-06-01', isDue: false },
      { sort: 3, amountCents: 9900, dueDay: today, isDue: true },
    ],
  );
});
