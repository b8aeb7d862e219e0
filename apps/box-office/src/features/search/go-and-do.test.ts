import { expect, test } from 'vitest';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { goAndDo } from './go-and-do.ts';

const customer: SearchHit = {
  kind: 'customer',
  key: '1',
  title: 'Robin Vale',
  path: '/customers/1',
  isExact: false,
  email: 'fan@example.com',
};
const places = [
  { title: 'Orders', path: '/orders', icon: 'ticket' as const },
  { title: 'Refunds & upgrades', path: '/refunds', icon: 'undo' as const },
];
const pathsOf = (asked: Partial<Parameters<typeof goAndDo>[0]>) =>
  goAndDo({ words: 'vale', hits: [], places, mayInvite: true, ...asked }).map(({ path }) => path);

test('[OFFICE-02] whoever was found can be filtered by and invited, with what was typed filled in', () => {
  expect(pathsOf({ hits: [customer] })).toEqual([
    '/orders?words=fan%40example.com',
    '/guests?invite=fan%40example.com',
  ]);
  expect(pathsOf({ words: 'new@example.com' })).toEqual(['/guests?invite=new%40example.com']);
  expect(pathsOf({ hits: [{ ...customer, kind: 'event', key: '101', email: undefined }] })).toEqual([
    '/orders?event=101',
  ]);
  expect(pathsOf({ words: 'new@' })).toEqual([]);
});

test('[OFFICE-02] [STAFF-04] what a role may not do is not offered to it', () => {
  expect(pathsOf({ hits: [customer], mayInvite: false })).toEqual(['/orders?words=fan%40example.com']);
  expect(pathsOf({ hits: [customer], places: [], mayInvite: false })).toEqual([]);
});

test('[OFFICE-02] a room is found by any word of its name', () => {
  expect(pathsOf({ words: 'upg' })).toEqual(['/refunds']);
  expect(pathsOf({ words: 'Order' })).toEqual(['/orders']);
});
