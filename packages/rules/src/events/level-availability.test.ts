import { describe, expect, test } from 'vitest';
import { fewLeft, saleStatusNow } from './level-availability.ts';

const now = new Date('2026-11-15T12:00:00Z');
const before = '2026-11-15T11:00:00Z';
const after = '2026-11-15T13:00:00Z';

describe('[EVENT-22] [OPS-13] the status of a level at this moment', () => {
  test.each([
    ['on sale with stock', { saleStatus: 'ON_SALE', left: 3 }, 'ON_SALE'],
    ['sold out is sent as off sale', { saleStatus: 'ON_SALE', left: 0 }, 'OFF_SALE'],
    ['a request level has no stock to run out of', { saleStatus: 'ON_SALE', left: null }, 'ON_SALE'],
    ['not before its date', { saleStatus: 'ON_SALE', onSaleFrom: after, left: 3 }, 'BEFORE_SALE'],
    ['at its date', { saleStatus: 'ON_SALE', onSaleFrom: now, left: 3 }, 'ON_SALE'],
    ['before sale until its date', { saleStatus: 'BEFORE_SALE', onSaleFrom: after, left: 3 }, 'BEFORE_SALE'],
    ['before sale opens by its date', { saleStatus: 'BEFORE_SALE', onSaleFrom: before, left: 3 }, 'ON_SALE'],
    ['before sale without a date waits', { saleStatus: 'BEFORE_SALE', left: 3 }, 'BEFORE_SALE'],
    ['over at its end', { saleStatus: 'ON_SALE', onSaleUntil: now, left: 3 }, 'OFF_SALE'],
    ['off sale whatever else', { saleStatus: 'OFF_SALE', onSaleFrom: before, left: 3 }, 'OFF_SALE'],
  ] as const)('%s', (_name, level, status) => {
    expect(saleStatusNow(level, now)).toBe(status);
  });
});

describe('[CODE-01] with a code that opens it', () => {
  test.each([
    ['before its date', { saleStatus: 'ON_SALE', onSaleFrom: after, left: 3 }, 'sale', 'ON_SALE'],
    ['before any date is known', { saleStatus: 'BEFORE_SALE', left: 3 }, 'sale', 'ON_SALE'],
    ['not after its end', { saleStatus: 'ON_SALE', onSaleUntil: now, left: 3 }, 'sale', 'OFF_SALE'],
    ['not without stock', { saleStatus: 'BEFORE_SALE', onSaleFrom: after, left: 0 }, 'sale', 'OFF_SALE'],
    ['not what is off sale', { saleStatus: 'OFF_SALE', left: 3 }, 'sale', 'OFF_SALE'],
    ['what is off sale, where it is for that', { saleStatus: 'OFF_SALE', left: 3 }, 'hidden', 'ON_SALE'],
    ['nothing that is over', { saleStatus: 'OFF_SALE', onSaleUntil: now, left: 3 }, 'hidden', 'OFF_SALE'],
  ] as const)('%s', (_name, level, opens, status) => {
    expect(saleStatusNow(level, now, opens)).toBe(status);
  });
});

test.each([
  [0, null],
  [1, 1],
  [10, 10],
  [11, null],
])('of %i left the page tells %s', (left, told) => {
  expect(fewLeft(left)).toBe(told);
});
