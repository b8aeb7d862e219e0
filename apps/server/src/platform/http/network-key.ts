import { createHash } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** A network as it is counted by; nobody needs to know the address itself afterwards. */
export const networkKey = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url').slice(0, 22);
