import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedByGateway } from './signature.ts';

const body = Buffer.from('{"a":1}');
const hexKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

test('[SEC-55] the key is used as text or as the bytes it spells, as configured', () => {
  const asText = `sha512=${createHmac('sha512', hexKey).update(body).digest('hex')}`;
  const asBytes = `sha512=${createHmac('sha512', Buffer.from(hexKey, 'hex')).update(body).digest('hex')}`;
  const check = (header: string, signatureKeyFormat: 'text' | 'hex') =>
    isSignedByGateway(body, header, { signatureKey: hexKey, signatureKeyFormat });
  expect([check(asText, 'text'), check(asBytes, 'hex')]).toEqual([true, true]);
  expect([check(asText, 'hex'), check(asBytes, 'text')]).toEqual([false, false]);
});
