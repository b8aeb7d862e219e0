import { expect, test } from 'vitest';
import type { ItemRow, LevelRow } from './catalogue-store.ts';
import { describeItem } from './describe-items.ts';

const from = new Date('2026-11-25T15:00:00Z');
const level = {
  price_level_id: 7,
  item_id: 1,
  name: 'Terrace',
  price_cents: 64_00,
  sale_status: 'BEFORE_SALE',
  on_sale_from: from,
  on_sale_until: null,
} as LevelRow;

const describedAt = (now: Date) =>
  describeItem({ item_id: 1, name: 'Tickets' } as ItemRow, 1, {
    levelsByItem: new Map([[1, [level]]]),
    feesByLevel: new Map(),
    left: new Map([[7, 10]]),
    now,
  }).priceLevels[0]!;

test('[EVENT-20] a level tells when its sale begins, until it has begun', () => {
  expect(describedAt(new Date('2026-11-16T12:00:00Z'))).toMatchObject({
    saleStatus: 'BEFORE_SALE',
    onSaleFrom: from,
  });
  const begun = describedAt(from);
  expect([begun.saleStatus, begun.onSaleFrom]).toEqual(['ON_SALE', undefined]);
});
