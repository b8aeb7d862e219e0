import * as z from 'zod/mini';
import { eventItem } from '@stagedoor/contract/entities/event';
import { expect, test } from 'vitest';
import type { FeeRow, ItemRow, LevelRow } from './catalogue-store.ts';
import { describeItem, offerOf } from './describe-items.ts';

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

const statusOf = (change: Partial<LevelRow>, salesType = 1, left = 3) =>
  describeItem(row, salesType, {
    levelsByItem: new Map([[501, [{ ...full, ...change }]]]),
    feesByLevel: new Map(),
    left: new Map([[7, left]]),
    now: from,
  }).priceLevels[0]!.saleStatus;

test('[EVENT-22] a level is on sale as its row, its last day and its stock say; a draw has no stock', () => {
  expect(statusOf({})).toBe('ON_SALE');
  expect(statusOf({ sale_status: 'OFF_SALE' })).toBe('OFF_SALE');
  expect(statusOf({ on_sale_until: new Date(from.getTime() - 1) })).toBe('OFF_SALE');
  expect(statusOf({ on_sale_until: new Date(from.getTime() + 1) })).toBe('ON_SALE');
  expect([statusOf({}, 1, 0), statusOf({}, 2, 0)]).toEqual(['OFF_SALE', 'ON_SALE']);
});

type Told = { id: number; cents: number; status: string; hidden?: boolean };
const offered = (levels: Told[], salesType = 1, left: [number, number][] = []) =>
  offerOf(
    levels.map(({ id, cents, status, hidden = false }) => ({
      ...describeItem({ ...row, suppress_on_event_page: hidden }, 1, {
        levelsByItem: new Map(),
        feesByLevel: new Map(),
        left: new Map(),
        now: from,
      }),
      priceLevels: [{ id, priceCents: cents, saleStatus: status, fees: [] }],
    })) as unknown as Parameters<typeof offerOf>[0],
    salesType,
    new Map(left),
  );
const [cheap, dear] = [
  { id: 7, cents: 50_00, status: 'ON_SALE' },
  { id: 8, cents: 90_00, status: 'ON_SALE' },
];

test('[LIST-10] [EVENT-22] an event is on sale, not yet, sold out or without an offer, as its levels are', () => {
  const stateOf = (...given: Parameters<typeof offered>) => offered(...given).availability;
  const [later, over] = [
    { ...dear, status: 'BEFORE_SALE' },
    { ...dear, status: 'OFF_SALE' },
  ];
  expect([stateOf([]), stateOf([{ ...cheap, hidden: true }])]).toEqual(['none', 'none']);
  expect([stateOf([over, cheap]), stateOf([later, cheap])]).toEqual(['on-sale', 'on-sale']);
  expect(stateOf([over, later])).toBe('before-sale');
  expect([stateOf([over]), stateOf([over], 2)]).toEqual(['sold-out', 'none']);
});

test('[LIST-10] [EVENT-22] the list names the lowest price on its page, and few tickets where few are left', () => {
  const extra = { id: 9, cents: 5_00, status: 'ON_SALE', hidden: true };
  expect(offered([dear, cheap, extra]).fromPriceCents).toBe(50_00);
  expect(offered([])).toEqual({ availability: 'none', fromPriceCents: undefined });
  const over = { ...dear, status: 'OFF_SALE' };
  const stock: [number, number][] = [
    [7, 2],
    [8, 3],
    [9, 4],
  ];
  expect(offered([cheap, dear, extra], 1, stock).fewLeft).toBe(5);
  expect(offered([cheap, over], 1, stock).fewLeft).toBe(2);
  expect(offered([cheap, dear], 1, [[7, 2]]).fewLeft).toBe(2);
  expect(offered([cheap], 1, [[7, 500]]).fewLeft).toBeUndefined();
  expect(offered([cheap], 2, stock).fewLeft).toBeUndefined();
});

test('[ENTITY-20] [ENTITY-21] what an item, a level or a fee does not have is left out', () => {
  const item = describeItem({ ...row, description: null }, 1, {
    levelsByItem: new Map([[501, [{ ...full, sale_status: 'BEFORE_SALE' }]]]),
    feesByLevel: new Map([[7, [{ name: 'Service', description: null, value_cents: 550 } as FeeRow]]]),
    left: new Map([[7, 10]]),
    now: from,
  });
  expect(JSON.parse(JSON.stringify(item))).not.toHaveProperty('description');
  const [told] = item.priceLevels;
  expect([told?.saleStatus, told?.onSaleFrom]).toEqual(['BEFORE_SALE', undefined]);
  expect(told?.fees).toEqual([{ name: 'Service', valueCents: 550 }]);
});
