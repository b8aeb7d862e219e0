import { expect, test } from 'vitest';
import { changedFacts } from './fact-words.ts';
import { newYork } from '../time/testing/new-york.ts';

const told = { currency: 'USD', times: newYork } as const;

const said = (after: Record<string, unknown>): string => changedFacts(undefined, after, told);

test('[STAFF-06] money, times and counts are said as people say them, and names keep their digits', () => {
  expect(said({ cents: 7617, change: 3 })).toBe('amount: $76.17; change number: 3');
  expect(said({ totalCents: 1_234_500, email: 'a@b.example' })).toBe('total: $12,345.00; email: a@b.example');
  expect(said({ orders: 2001, event: 4001 })).toBe('orders: 2,001; event: 4001');
  expect(said({ startsAt: '2026-11-15T17:00:00.000Z' })).toBe('starts at: Sun, Nov 15, 2026, 12:00 PM');
});

test('[STAFF-06] a yes and a no are said by what they mean', () => {
  expect(said({ isNewBrowser: false })).toBe('a browser known from before');
  expect(said({ isNewBrowser: true })).toBe('new browser');
  expect(said({ isUrgent: false })).toBe('not urgent');
  expect(changedFacts({ isOpen: false }, { isOpen: true }, told)).toBe('closed → open');
});

test('[STAFF-06] no constant, no bracket and no field of a file is left in what the log says', () => {
  expect(said({ state: 'STATUS_ORDER_PAYMENT_DUE' })).toBe('state: payment due');
  expect(said({ filter: { action: 'staff.invited' } })).toBe('filter: action Invited');
  expect(said({ kind: 'digits', value: '471108151848' })).toBe('public number: 471108151848');
  const line = (quantity: number) => ({ event: 201, level: 31, quantity, asked: { level: 31, quantity: 2 } });
  expect(changedFacts({ entryId: 'e1', results: [line(2)] }, { number: 1, results: [line(0)] }, told)).toBe(
    'entry: e1; tickets: 2 tickets of level 31 → nothing; number: 1',
  );
});

test('[STAFF-06] what stayed the same is left out', () => {
  expect(changedFacts({ role: 'desk', allOutlets: true }, { role: 'owner', allOutlets: true }, told)).toBe(
    'role: desk → owner',
  );
});
