// HOOK-05: nothing is sent into a private network. The address that is checked is the one that is connected to.
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const privateNetworks = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(address, bits, 'ipv4');

const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
/** Names for IPv4 inside of it, documentation, and ways through tunnels. */
const oddIpv6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  oddIpv6.addSubnet(address, bits, 'ipv6');

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether everybody in the world means the same machine by it. */
export function isPublic(address: string): boolean {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (isIP(plain) === 4) return !privateNetworks.check(plain, 'ipv4');
  return isIP(plain) === 6 && globalIpv6.check(plain, 'ipv6') && !oddIpv6.check(plain, 'ipv6');
}

export interface Place {
  address: string;
  family: number;
}

/** Where a name leads, if all of it is public or allowed; undefined where any of it is not. */
export async function publicPlace(
  hostname: string,
  isAllowed: (address: string) => boolean,
): Promise<Place | undefined> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const places = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true });
  const areGood = places.every(({ address }) => isPublic(address) || isAllowed(address));
  return areGood ? places[0] : undefined;
}
