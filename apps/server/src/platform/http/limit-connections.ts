// One address cannot take all connections of a server, which would be enough to keep everybody else out without a single
// request. A proxy brings many customers and has limits of its own.
import type { Server } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';

const named: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address is one of the proxies that are trusted; their list was checked at the start. */
export function trustsProxy(trustedProxies: string | false): (address: string) => boolean {
  if (trustedProxies === false) return () => false;
  const list = new BlockList();
  for (const part of trustedProxies.split(',').flatMap((each) => named[each.trim()] ?? [each.trim()])) {
    const [address = '', bits] = part.split('/');
    if (bits === undefined) list.addAddress(address, kindOf(address));
    else list.addSubnet(address, Number(bits), kindOf(address));
  }
  return (address) => list.check(address, kindOf(address));
}

export interface ConnectionLimits {
  perAddress: number;
  isProxy: (address: string) => boolean;
}

/** Answers what counts a server's connections; of several servers all together. */
export function limitConnections({ perAddress, isProxy }: ConnectionLimits): (server: Server) => void {
  const open = new Map<string, number>();
  const count = (socket: Socket): void => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const many = open.get(network) ?? 0;
    if (many >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(network, many + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  };
  return (server) => void server.on('connection', count);
}
