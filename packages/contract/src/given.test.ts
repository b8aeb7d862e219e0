import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { listOrders, requestItemRefund } from './calls/shop/order-history.ts';
import { getOutletEvents } from './calls/shop/outlet.ts';

test('[CALL-43] [CALL-11] [CALL-49] numbers and yes or no are understood as text, too', () => {
  expect(z.decode(listOrders.input, { Year: '2026', Upcoming: 'false' })).toEqual({
    year: 2026,
    upcoming: false,
  });
  expect(z.decode(getOutletEvents.input, { OutletID: '1', IncludePast: 0 })).toEqual({
    outletId: 1,
    includePast: false,
  });
  const refund = { CustomerOrderID: 7, PriceLevelIDs: ['5'], RequestValue: 1 };
  expect(z.decode(requestItemRefund.input, refund)).toEqual({
    order: 7,
    priceLevelIds: [5],
    requested: true,
  });
});

test('[HIST-03] an empty year is none', () => {
  for (const Year of ['', null, undefined]) {
    expect(z.decode(listOrders.input, { Year }).year, String(Year)).toBeUndefined();
  }
  expect(z.decode(listOrders.input, { Year: '2026' }).year).toBe(2026);
});

test('what does not plainly mean a number, or a yes, is refused', () => {
  for (const Year of ['2026a', ' ', ' 2026', '20.26', true])
    expect(z.safeDecode(listOrders.input, { Year }).success, String(Year)).toBe(false);
  for (const IncludePast of [2, 'yes', '', []])
    expect(z.safeDecode(getOutletEvents.input, { IncludePast }).success, String(IncludePast)).toBe(false);
});
