import { expect, test } from 'vitest';
import { safeReturnAddress } from './return-address.ts';

test('[LOGIN-02] [ROUTE-16] a page of this site is kept, with its query and place', () => {
  for (const address of ['/', '/user/account', '/events?artist=7#top', '/event/101/5/cart']) {
    expect(safeReturnAddress(address)).toBe(address);
  }
});

test('[LOGIN-02] anything that leads elsewhere becomes /', () => {
  const bad = [
    '//evil',
    '///evil',
    '/\\evil',
    '/\\evil/user/account',
    '//evil/user/account',
    '\\\\evil',
    '/\t/evil',
    '/.//evil',
    'https://evil',
    'javascript:alert(1)',
    'user/account',
    '',
    null,
    undefined,
  ];
  for (const address of bad) expect(safeReturnAddress(address)).toBe('/');
});
