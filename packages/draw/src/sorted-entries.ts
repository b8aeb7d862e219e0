import { compareBytes } from './bytes.ts';

const prefixBits = 48;
const exactBits = 53;

/**
 * Numbers from 0 by their bytes: each has so many in a row. The engine sorts plain numbers many times faster than it
 * calls a comparison, so the first bytes and the number itself share one; only where those bytes are equal the rest is
 * compared.
 */
export function sortedEntries(bytes: Uint8Array, width: number, length = width): Uint32Array {
  const count = bytes.length / width;
  const span = 2 ** Math.ceil(Math.log2(count + 1));
  const lost = Math.max(1, span / 2 ** (exactBits - prefixBits));
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    keys[i] = Math.floor(prefixAt(bytes, width * i) / lost) * span + i;
  }
  keys.sort();
  const prefixes = keys.map((key) => Math.floor(key / span));
  const order = Uint32Array.from(keys, (key, i) => key - prefixes[i]! * span);
  for (let start = 0; start < count;) {
    let end = start + 1;
    while (end < count && prefixes[end] === prefixes[start]) end += 1;
    if (end - start > 1) {
      order.subarray(start, end).sort((a, b) => compareBytes(bytes, width * a, width * b, length));
    }
    start = end;
  }
  return order;
}

/** Six bytes as a number. */
function prefixAt(bytes: Uint8Array, at: number): number {
  const high = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
  const low = (bytes[at + 3]! << 16) | (bytes[at + 4]! << 8) | bytes[at + 5]!;
  return high * 2 ** 24 + low;
}
