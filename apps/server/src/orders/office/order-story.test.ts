import { expect, test } from 'vitest';
import type { ToldChange } from '../changes/changes-of-order.ts';
import type { OrderRow } from '../order-store.ts';
import { tellChange, tellOrder, tellRank, tellRequest } from './order-story.ts';

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
    shipped_day: null,
  };
  const placedBy = (isDrawn: boolean) => tellOrder(row as OrderRow, isDrawn)[0]?.who;
  expect([placedBy(true), placedBy(false)]).toEqual(['draw', 'customer']);
});
