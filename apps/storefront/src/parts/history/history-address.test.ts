import { expect, test } from 'vitest';
import { historyPath, readHistoryAddress } from './history-address.ts';

const names = ['type', 'id', 'view', 'itemId', 'itemView'] as const;

const read = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  return readHistoryAddress(Object.fromEntries(names.map((name, index) => [name, parts[index]])), 'requests');
};

test('[ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] every address of history is written as it is read', () => {
  const paths = [
    '/requests',
    '/requests/41',
    '/requests/41/summary',
    '/requests/41/edit-shipping',
    '/requests/41/edit-billing',
    '/requests/41/item-details/0b1c',
    '/requests/41/item-details/0b1c/edit',
    '/requests/41/item-details/0b1c/delete',
    '/orders',
    '/orders/Z7',
    '/orders/Z7/event/101',
    '/orders/Z7/summary',
    '/orders/Z7/edit-shipping',
    '/orders/Z7/edit-billing',
    '/orders/Z7/mobile-tickets',
  ];
  for (const path of paths) expect(historyPath(read(path)!)).toBe(`/user/history${path}`);
});

test('[ROUTE-09] without a type the first tab is meant', () => {
  expect(read('')?.type).toBe('requests');
  expect(readHistoryAddress({}, 'orders')?.type).toBe('orders');
});

test('[ROUTE-14] anything else is no address of history', () => {
  const paths = [
    '/gifts',
    '/orders/Z7/item-details/0b1c',
    '/orders/Z7/event',
    '/orders/Z7/summary/101',
    '/orders/Z7/event/101/edit',
    '/orders/Z7/constructor',
    '/requests/41/event/101',
    '/requests/41/item-details',
    '/requests/41/item-details/0b1c/summary',
  ];
  for (const path of paths) expect(read(path), path).toBeNull();
});
