import { toBytes, toHex } from './bytes.ts';
import { firstState, workIn } from './sha256-block.ts';

/** A SHA-256 that somebody hands in, because the platform's own is quicker; it gives the same bytes. */
export interface Sha256 {
  hash(bytes: Uint8Array): Uint8Array;
  /** The same, written where it is wanted: for many, where the platform can spare an array for each. */
  hashInto?(bytes: Uint8Array, into: Uint8Array, at: number): void;
  create(): Hashing;
}

export interface Hashing {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

const BLOCK = 64;
const DIGEST = 32;
/** The last block ends with the length, in eight bytes. */
const ROOM_BEFORE_LENGTH = 56;

const start = firstState();
const work = firstState();
const rest = new Uint8Array(2 * BLOCK);
const restView = new DataView(rest.buffer);

/** A view costs more than a block; most bytes lie in the same memory as those before. */
let lastView: DataView = restView;

function viewOf({ buffer }: Uint8Array): DataView {
  if (lastView.buffer !== buffer) lastView = new DataView(buffer);
  return lastView;
}

/** Works in all whole blocks of a stretch; answers where the rest begins. */
function workInBlocks(state: Int32Array, bytes: Uint8Array, from: number): number {
  const { byteOffset, length } = bytes;
  if (length - from < BLOCK) return from;
  const view = viewOf(bytes);
  let at = from;
  for (; at + BLOCK <= length; at += BLOCK) workIn(state, view, byteOffset + at);
  return at;
}

/** From a state that so many bytes led to, over some more, to the hash of them all. */
function finish(begun: Int32Array, before: number, bytes: Uint8Array, into: Uint8Array, at: number): void {
  work.set(begun);
  const { length } = bytes;
  const from = workInBlocks(work, bytes, 0);
  const left = length - from;
  for (let i = 0; i < left; i += 1) rest[i] = bytes[from + i]!;
  rest[left] = 0x80;
  const end = left < ROOM_BEFORE_LENGTH ? BLOCK : 2 * BLOCK;
  rest.fill(0, left + 1, end - 8);
  const bits = 8 * (before + length);
  restView.setUint32(end - 8, Math.floor(bits / 2 ** 32));
  restView.setUint32(end - 4, bits);
  for (let block = 0; block < end; block += BLOCK) workIn(work, restView, block);
  for (let i = 0; i < DIGEST; i += 1) into[at + i] = work[i >>> 2]! >>> (24 - 8 * (i & 3));
}

class PortableHashing implements Hashing {
  readonly #state = firstState();
  /** What does not fill a block yet. */
  readonly #kept = new Uint8Array(BLOCK);
  readonly #view = new DataView(this.#kept.buffer);
  #length = 0;

  update(bytes: Uint8Array): this {
    const filled = this.#length % BLOCK;
    this.#length += bytes.length;
    let from = 0;
    if (filled > 0) {
      from = Math.min(BLOCK - filled, bytes.length);
      this.#kept.set(bytes.subarray(0, from), filled);
      if (filled + from < BLOCK) return this;
      workIn(this.#state, this.#view, 0);
    }
    from = workInBlocks(this.#state, bytes, from);
    this.#kept.set(bytes.subarray(from));
    return this;
  }

  digest(): Uint8Array {
    const filled = this.#length % BLOCK;
    const digest = new Uint8Array(DIGEST);
    finish(this.#state, this.#length - filled, this.#kept.subarray(0, filled), digest, 0);
    return digest;
  }
}

/** Our own, which runs wherever the program does. */
export const portableSha256: Required<Sha256> = {
  hash: (bytes) => {
    const digest = new Uint8Array(DIGEST);
    finish(start, 0, bytes, digest, 0);
    return digest;
  },
  hashInto: (bytes, into, at) => finish(start, 0, bytes, into, at),
  create: () => new PortableHashing(),
};

/** How many hashes are best written one after the other. */
export function hasherInto(sha256: Sha256): Required<Sha256>['hashInto'] {
  if (sha256.hashInto) return (bytes, into, at) => sha256.hashInto!(bytes, into, at);
  return (bytes, into, at) => into.set(sha256.hash(bytes), at);
}

export function hashText(sha256: Sha256, text: string): string {
  return toHex(sha256.hash(toBytes(text)));
}

/**
 * HMAC-SHA-256 under one key, for many short messages, written where the tag is wanted. The state after the key is kept,
 * which platforms do not offer: two blocks a message instead of four.
 */
export function keyed(key: Uint8Array): (message: Uint8Array, into: Uint8Array, at: number) => void {
  const short = key.length > BLOCK ? portableSha256.hash(key) : key;
  const inner = stateAfter(short, 0x36);
  const outer = stateAfter(short, 0x5c);
  const digest = new Uint8Array(DIGEST);
  return (message, into, at) => {
    finish(inner, BLOCK, message, digest, 0);
    finish(outer, BLOCK, digest, into, at);
  };
}

function stateAfter(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const state = firstState();
  workIn(state, new DataView(block.map((byte) => byte ^ pad).buffer), 0);
  return state;
}
