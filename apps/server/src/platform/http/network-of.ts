const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const mappedFour = /^::ffff:(?=\d+\.)/i;

/** Whom to count an address to: an IPv4 address itself, of an IPv6 address the /64 that one customer gets whole. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (mappedFour.test(address)) return address.replace(mappedFour, '');
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, GROUPS_OF_A_NETWORK).join(':');
}
