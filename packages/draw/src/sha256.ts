import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import { toBytes, toHex } from './bytes.ts';

/** A SHA-256 that somebody hands in, because the platform's own is quicker; it gives the same bytes. */
export interface Sha256 {
  hash(bytes: Uint8Array): Uint8Array;
  create(): Hashing;
}

export interface Hashing {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

const fresh = noble.create();
const work = noble.create();

export const nobleSha256: Sha256 = {
  // One state for all short hashes: a new one for each costs more than the hashing.
  hash: (bytes) => {
    const digest = new Uint8Array(32);
    fresh._cloneInto(work);
    work.update(bytes).digestInto(digest);
    return digest;
  },
  create: () => noble.create(),
};

export function hashText(sha256: Sha256, text: string): string {
  return toHex(sha256.hash(toBytes(text)));
}

/**
 * HMAC-SHA-256 under one key, for many short messages. The state after the key is kept, which platforms do not offer:
 * two blocks a message instead of four.
 */
export function keyed(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const begun = hmac.create(noble, key);
  const work = hmac.create(noble, key);
  const tag = new Uint8Array(32);
  return (message) => {
    begun._cloneInto(work);
    work.update(message);
    work.digestInto(tag);
    return tag;
  };
}
