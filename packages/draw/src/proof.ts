import { canonicalJson } from './canonical.ts';
import { fromHex, toHex } from './bytes.ts';
import type { SealedEntry } from './entry.ts';
import { leafMaker } from './leaf.ts';
import { climb, type Neighbour } from './merkle.ts';
import { fields, hex, oneOf } from './reading.ts';
import { refuse } from './refusal.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/** Whether an entry with its salt stands in the list that has this root. */
export function verifyProof(
  root: string,
  { salt, entry }: SealedEntry,
  proof: unknown,
  sha256: Sha256 = portableSha256,
): boolean {
  const saltBytes = fromHex(hex({ salt }, 'salt', '', 32));
  const leaf = new Uint8Array(32);
  leafMaker(sha256)(saltBytes, (to) => to.text(canonicalJson(entry)), leaf, 0);
  return toHex(climb(leaf, readProof(proof), sha256)) === root;
}

export function readProof(value: unknown, at = 'proof'): Neighbour[] {
  if (!Array.isArray(value)) return refuse(at, 'is not an array');
  return value.map((neighbour: unknown, i) => {
    const from = fields(neighbour, `${at}[${i}]`, ['side', 'hash']);
    const side = oneOf(from, 'side', `${at}[${i}]`, ['left', 'right'] as const);
    return { side, hash: hex(from, 'hash', `${at}[${i}]`, 32) };
  });
}
