import { BlockList, isIP } from 'node:net';

interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** An address, or a network such as `192.0.2.0/24`; undefined for anything else. */
function parseNetwork(text: string): Network | undefined {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return undefined;
  const most = version === 4 ? 32 : 128;
  const wide = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (wide < 0 || wide > most) return undefined;
  return { address, bits: wide, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const isNetwork = (text: string): boolean => parseNetwork(text) !== undefined;

/** An IPv4 caller may come in IPv6's clothes. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address lies in one of them; none of them means anywhere. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  const address = plain(ip);
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
