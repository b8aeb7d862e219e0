import { expect, test } from 'vitest';
import { isPublic, publicPlace } from './public-places.ts';

test('[SEC-103] [HOOK-05] private, loopback, link-local and odd addresses are told from public ones', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    'localhost',
  ])
    expect([address, isPublic(address)]).toEqual([address, false]);
  for (const address of ['1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])
    expect([address, isPublic(address)]).toEqual([address, true]);
});

test('[SEC-103] [HOOK-05] a name that leads into a private network leads nowhere, unless the network is allowed', async () => {
  const none = () => false;
  expect(await publicPlace('localhost', none)).toBeUndefined();
  expect(await publicPlace('[::1]', none)).toBeUndefined();
  expect(await publicPlace('169.254.169.254', none)).toBeUndefined();
  expect(await publicPlace('1.1.1.1', none)).toEqual({ address: '1.1.1.1', family: 4 });
  expect(await publicPlace('127.0.0.1', (address) => address === '127.0.0.1')).toBeDefined();
});
