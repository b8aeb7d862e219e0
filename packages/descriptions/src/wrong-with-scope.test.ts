import { expect, test } from 'vitest';
import { wrongWithScope } from './wrong-with-scope.ts';

const seller = { of: 'seller', sellerId: 7, outletIds: [71, 72] } as const;
const outlet = { of: 'outlet', sellerId: 7, outletId: 71 } as const;
const event = { of: 'event', sellerId: 7, outletId: 71, eventId: 1 } as const;
const outlets = [{ id: 71 }, { id: 72 }];

test('[PROG-03] [SEC-79] a description is of what it was handed in for', () => {
  expect(wrongWithScope(seller, { id: 7, outlets })).toEqual([]);
  expect(wrongWithScope(event, { id: 1 })).toEqual([]);
  expect(wrongWithScope(event, { id: 2 })).toEqual([
    { path: ['id'], message: 'The id of the event is 1 and cannot change.' },
  ]);
  for (const id of ['one', undefined, null])
    expect(wrongWithScope(event, { id })).toMatchObject([{ path: ['id'] }]);
  expect(wrongWithScope(seller, { id: 8, outlets })).toEqual([
    { path: ['id'], message: 'The id of the seller is 7 and cannot change.' },
  ]);
});

test('[PROG-03] [SEC-79] another’s outlet and one that does not exist are the same: there is none', () => {
  expect(wrongWithScope(seller, { id: 7, outlets: [...outlets, { id: 81 }] })).toEqual([
    { path: ['outlets', 2, 'id'], message: 'There is no outlet 81.' },
  ]);
});

test('[PROG-03] no outlet goes by being left out, and none is taken off', () => {
  expect(wrongWithScope(seller, { id: 7, outlets: [{ id: 71 }] })).toEqual([
    { path: ['outlets'], message: 'The outlet 72 is missing: outlets are not taken off.' },
  ]);
  expect(wrongWithScope(outlet, null)).toEqual([
    { path: [], message: 'A whole outlet cannot be taken off.' },
  ]);
  expect(wrongWithScope(event, null)).toEqual([]);
});

test.each([undefined, 'x', 7, [], { id: 71, outlets: 'x' }, { id: 71, outlets: [null] }])(
  '[PROG-03] %j is left to the judgement',
  (given) => {
    expect(wrongWithScope(outlet, given)).toEqual([]);
    expect(() => wrongWithScope(seller, given)).not.toThrow();
  },
);
