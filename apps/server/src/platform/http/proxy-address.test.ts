import { expect, test } from 'vitest';
import { isProxyAddress } from './proxy-address.ts';

test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'])('%s may be a proxy', (text) => {
  expect(isProxyAddress(text)).toBe(true);
});

test.each(['nginx', '', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'fd00::/129', 'true'])(
  '"%s" names no proxy',
  (text) => {
    expect(isProxyAddress(text)).toBe(false);
  },
);
