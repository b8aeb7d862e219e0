import { writeLength } from './bytes.ts';
import type { Roll } from './roll.ts';
import { keyed } from './sha256.ts';
import { sortedEntries } from './sorted-entries.ts';
import { stride, type Steps } from './steps.ts';

export interface Ordering {
  /** Rank and turn of every entry, 32 bytes each. */
  readonly tags: Uint8Array;
  /** The entries by place. */
  readonly order: Uint32Array;
}

export function* rankAll(roll: Roll, seed: Uint8Array): Steps<Ordering> {
  const tagOf = keyed(seed);
  const tags = new Uint8Array(64 * roll.size);
  const forRank = messageOf('rank');
  const forTurn = messageOf('turn');
  for (let entry = 0; entry < roll.size; entry += 1) {
    if (entry % stride === 0) yield { step: 'ranking', done: entry, of: roll.size };
    forRank.set(roll.household(entry), 12);
    tagOf(forRank, tags, 64 * entry);
    forTurn.set(roll.id(entry), 12);
    tagOf(forTurn, tags, 64 * entry + 32);
  }
  return { tags, order: sortedEntries(tags, 64) };
}

/** A label of four letters and 16 bytes to be filled in, each behind its length. */
export function messageOf(label: 'rank' | 'turn'): Uint8Array {
  const bytes = new Uint8Array(28);
  writeLength(4, bytes, 0);
  for (let i = 0; i < 4; i += 1) bytes[4 + i] = label.charCodeAt(i);
  writeLength(16, bytes, 8);
  return bytes;
}
