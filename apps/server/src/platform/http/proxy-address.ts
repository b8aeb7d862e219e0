import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS = { 4: 32, 6: 128 };

/** An address, a network as address/bits, or one of the names for private networks. */
export function isProxyAddress(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address) as 0 | 4 | 6;
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[kind]);
}
