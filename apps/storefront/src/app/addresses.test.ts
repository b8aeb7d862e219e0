import { expect, test } from 'vitest';
import { addressAt } from './addresses.tsx';

const at = (path: string) => {
  const { path: pattern, guard } = addressAt(path, false);
  return `${pattern.split('/:')[0]} ${guard}`;
};

test('[ROUTE-02] [ROUTE-03] [ROUTE-15] events and checkout, with all their parts, are guarded only where login is always asked for', () => {
  for (const path of ['/event', '/event/101', '/event/101/7', '/event/101/7/1'])
    expect(at(path)).toBe('/event always');
  const stages = [
    '/checkout/i/review/0b1c',
    '/checkout/f/confirm',
    '/checkout/g/contact-info',
    '/checkout/foo/x',
  ];
  for (const path of stages) expect(at(path)).toBe('/checkout always');
  for (const path of ['/', '/events']) expect(addressAt(path, false).guard).toBe('always');
});

test('[ROUTE-05] [ROUTE-06] signing in and a new password are open to everybody', () => {
  for (const path of ['/login', '/login/robin@example.com']) expect(at(path)).toBe('/login open');
  for (const path of ['/resetpassword', '/resetpassword/abc']) expect(at(path)).toBe('/resetpassword open');
});

test('[ROUTE-07] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-17] account and history are for customers', () => {
  expect(at('/user/account')).toBe('/user/account user');
  const history = [
    '',
    '/requests',
    '/requests/41',
    '/requests/41/summary',
    '/requests/41/edit-shipping',
    '/requests/41/edit-billing',
    '/requests/41/item-details/0b1c',
    '/requests/41/item-details/0b1c/edit',
    '/requests/41/receipt/0b1c',
    '/orders',
    '/orders/Z7',
    '/orders/Z7/event/101',
    '/orders/Z7/receipt',
  ];
  for (const path of history) expect(at(`/user/history${path}`)).toMatch(/^\/user\/history.* user$/);
});

test('[ROUTE-08] [ROUTE-14] the guest receipt has an address, and whatever has none is not found', () => {
  for (const path of ['/guestlistreceipt', '/guestlistreceipt/9'])
    expect(at(path)).toBe('/guestlistreceipt open');
  for (const path of ['/nowhere', '/user', '/events/1', '/demo/ui']) expect(at(path)).toBe('* open');
});

test('[ROUTE-18] a draw has an address, guarded only where login is always asked for', () => {
  expect(at('/draws/7')).toBe('/draws always');
});

test('[NAV-03] [ROUTE-13] no banner where somebody pays, proves or keeps something', () => {
  const isQuiet = (path: string) => addressAt(path, false).quiet ?? false;
  const quiet = [
    '/checkout/i/review/0b1c',
    '/user/history/orders/Z7/receipt',
    '/user/history/requests/41/receipt/0b1c',
    '/draws/7',
    '/guestlistreceipt/9',
  ];
  expect(quiet.filter((path) => !isQuiet(path))).toEqual([]);
  const others = ['/', '/events', '/event/101', '/login', '/user/account', '/user/history/orders/Z7'];
  expect(others.filter(isQuiet)).toEqual([]);
});

test('[ROUTE-14] what is longer or shorter than an address is none, at every screen', () => {
  const none = [
    '/events/1',
    '/event/101/7/1/2',
    '/login/robin@example.com/2',
    '/resetpassword/abc/2',
    '/user',
    '/user/account/cards',
    '/user/history/requests/41/item-details/0b1c/edit/2',
    '/draws',
    '/draws/7/8',
    '/guestlistreceipt/9/2',
    '/demo',
    '/eventss',
  ];
  expect(none.filter((path) => at(path) !== '* open')).toEqual([]);
});

test('[ROUTE-14] a receipt with more behind it is left to history, which knows no such view', () => {
  for (const path of ['/user/history/orders/Z7/receipt/2', '/user/history/requests/41/receipt/0b1c/2'])
    expect(addressAt(path, false).path).toBe('/user/history/:type?/:id?/:view?/:itemId?/:itemView?');
});
