import * as z from 'zod/mini';
import { eventItem } from '@stagedoor/contract/entities/event';
import { expect, test } from 'vitest';
import type { FeeRow, ItemRow, LevelRow } from './catalogue-store.ts';
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

const row = {
  item_id: 501,
  name: 'Seats',
  description: 'In the hall',
  kind_name: 'Ticket',
  kind_type_id: 2,
  suppress_on_event_page: false,
  allow_refund: true,
} as ItemRow;
const full = {
  price_level_id: 7,
  item_id: 501,
  name: 'Terrace',
  price_cents: 6400,
  quantity_limit: 8,
  quantity_minimum: 2,
  quantity_multiplier: 4,
  sort: 3,
  enable_opt_out: true,
  sale_status: 'ON_SALE',
  on_sale_from: null,
  on_sale_until: null,
} as LevelRow;

test('[ENTITY-20] [ENTITY-21] an item and its levels say what their rows say', () => {
  const told = (more: Partial<ItemRow> = {}) =>
    z.encode(
      eventItem,
      describeItem({ ...row, ...more }, 1, {
        levelsByItem: new Map([[501, [full, { ...full, price_level_id: 8, enable_opt_out: false }]]]),
        feesByLevel: new Map([
          [7, [{ name: 'Service', description: 'Of the house', value_cents: 550 } as FeeRow]],
        ]),
        left: new Map([[7, 10]]),
        now: from,
      }),
    );
  const level = {
    PriceLevelID: 7,
    PriceLevelName: 'Terrace',
    PriceLevelValue: 64,
    PriceLevelLimit: 8,
    PriceLevelMinimum: 2,
    PriceLevelMultiplier: 4,
    Sort: 3,
    EnableOptOut: true,
    SaleStatus: 'ON_SALE',
    FeeGroups: [{ Name: 'Service', Description: 'Of the house', Value: 5.5 }],
    isAddOn: false,
  };
  expect(told()).toEqual({
    OutletEventItemID: 501,
    Name: 'Seats',
    Description: 'In the hall',
    EventItem: { Name: 'Ticket', EventItemTypeID: 2, SuppressOnEDP: false },
    AllowRefund: true,
    PriceLevels: [
      level,
      { ...level, PriceLevelID: 8, EnableOptOut: false, SaleStatus: 'OFF_SALE', FeeGroups: [] },
    ],
  });
  expect(told({ suppress_on_event_page: true, allow_refund: false })).toMatchObject({
    EventItem: { SuppressOnEDP: true },
    AllowRefund: false,
    PriceLevels: [{ isAddOn: true }, { isAddOn: true }],
  });
});
