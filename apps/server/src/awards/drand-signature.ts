// A beacon's round is checked here, without asking anybody: its signature fits the public key that the rules named.
import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { PublicInput, PublicNumber } from '@stagedoor/draw/public-input';

/** The one scheme whose rounds can be checked by themselves, with signatures on G1. */
const KNOWN_SCHEME = 'bls-unchained-g1-rfc9380';
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What is signed in a round: its number, hashed. */
function messageOf(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return createHash('sha256').update(bytes).digest();
}

export function isSigned(
  { scheme, publicKey }: PublicInput & { kind: 'drand' },
  { round, signature }: PublicNumber & { kind: 'drand' },
): boolean {
  if (scheme !== KNOWN_SCHEME) return false;
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(messageOf(round), DOMAIN);
    return shortSignatures.verify(Buffer.from(signature, 'hex'), message, Buffer.from(publicKey, 'hex'));
  } catch {
    return false;
  }
}
