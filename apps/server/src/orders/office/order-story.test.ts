import { expect, test } from 'vitest';
import type { ToldChange } from '../changes/changes-of-order.ts';
import type { OrderRow } from '../order-store.ts';
import { tellChange, tellIntent, tellOrder, tellRank, tellRequest } from './order-story.ts';

const titleOf = (change: object): string => tellChange(change as ToldChange, 'USD').title;

test('[OFFICE-06] what became of a refund or an upgrade is told in words, with what it cost', () => {
  expect(titleOf({ kind: 'upgrade', totalCents: 27_00, state: 'settled' })).toBe(
    'Upgrade, $27.00 more, done',
  );
  expect(titleOf({ kind: 'upgrade', totalCents: -5_00, state: 'due' })).toBe(
    'Upgrade, $5.00 back, waits for the charge',
  );
  expect(titleOf({ kind: 'refund', totalCents: -82_00, state: 'effective' })).toBe(
    'Refund of $82.00, on its way',
  );
});

test('[GATE-06] [GATE-10] a charge that waits for the bank, or was not made, is told in words without a code', () => {
  const told = (part: object) =>
    tellIntent({
      ref: 'REF',
      kind: 'charge',
      attempt: 1,
      amountCents: 50_00,
      currency: 'EUR',
      lastFour: '3184',
      transactionId: null,
      confirmUrl: null,
      problemCode: null,
      problemText: null,
      createdAt: new Date('2026-11-15T15:00:00Z'),
      settledAt: null,
      state: 'waiting',
      ...part,
    });
  expect(told({}).title).toBe('Charge of €50.00 waits until the customer confirms it at the bank');
  const confirm = told({ state: 'declined', problemCode: 'confirm', problemText: 'Authentication required' });
  expect(confirm.title).toMatch(
    /not made: the bank wants the customer to confirm it, who was told by a letter$/,
  );
  const former = told({ state: 'declined', problemCode: 'other-gateway', problemText: 'Kept elsewhere' });
  expect(former.title).toMatch(/not made: the card is kept by the former gateway$/);
  expect(told({ state: 'closed', problemCode: 'left-alone' }).title).toMatch(
    /withdrawn: nobody confirmed it at the bank$/,
  );
  for (const { detail } of [confirm, former]) expect(detail).toBe('Card ending in 3184, ref REF');
  expect(told({ state: 'declined', problemCode: '2', problemText: 'Declined.' }).detail).toContain(
    'ErrorCode 2',
  );
});

test('[OFFICE-06] the story tells the request and the place in the draw, and that a draw placed the order only where one did', () => {
  const at = new Date('2026-09-02T15:00:00Z');
  expect(tellRequest({ number: '4200000114', placedAt: at, onPlan: true })).toMatchObject({
    at,
    title: 'Request 4200000114 placed',
    detail: 'Paying in installments',
    who: 'customer',
  });
  const rank = { place: 1003, entries: 1204, publishedAt: at };
  expect(tellRank({ ...rank, isAwarded: true })).toMatchObject({
    at,
    title: 'Ranked 1,003rd of 1,204 in the draw',
    detail: 'Awarded when the result was published',
    who: 'draw',
  });
  expect(tellRank({ ...rank, isAwarded: false }).detail).toContain('Reached later');
  const row = {
    total_cents: 100,
    currency: 'USD' as const,
    series_request_id: 7,
    guest_request_uuid: null,
    counter_sale_uuid: null,
    shipped_day: null,
  };
  const placedBy = (isDrawn: boolean) => tellOrder(row as OrderRow, isDrawn)[0]?.who;
  expect([placedBy(true), placedBy(false)]).toEqual(['draw', 'customer']);
  const [atCounter] = tellOrder({ ...row, counter_sale_uuid: 'a sale' } as OrderRow, false);
  expect(atCounter?.who).toBe('desk');
});
