import { expect, test } from 'vitest';
import { networkOf } from './tries.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('[LOGIN-06] %s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
