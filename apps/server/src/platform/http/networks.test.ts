import { expect, test } from 'vitest';
import { isNetwork, isWithin } from './networks.ts';

test('[KEY-01] addresses and networks of both families are told from anything else', () => {
  for (const text of ['192.0.2.7', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32', '0.0.0.0/0'])
    expect([text, isNetwork(text)]).toEqual([text, true]);
  for (const text of ['', 'office', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/24/8', '192.0.2', '::/129'])
    expect([text, isNetwork(text)]).toEqual([text, false]);
});

test('[KEY-01] a key comes from one of its networks, or from anywhere where it has none', () => {
  expect(isWithin([], '203.0.113.9')).toBe(true);
  expect(isWithin(['192.0.2.0/24'], '192.0.2.200')).toBe(true);
  expect(isWithin(['192.0.2.0/24'], '::ffff:192.0.2.200')).toBe(true);
  expect(isWithin(['192.0.2.0/24', '2001:db8::/32'], '2001:db8:1::7')).toBe(true);
  expect(isWithin(['192.0.2.0/24'], '192.0.3.1')).toBe(false);
  expect(isWithin(['192.0.2.7'], '192.0.2.8')).toBe(false);
  expect(isWithin(['192.0.2.0/24'], '2001:db8::1')).toBe(false);
});
