// The lot of a waiting room: the ranks of the draw over a list of places, under a seed whose hash was shown before.
import { fromHex, writeHex } from './bytes.ts';
import { commitmentOf } from './hashes.ts';
import { messageOf } from './ordering.ts';
import { keyed } from './sha256.ts';
import { sortedEntries } from './sorted-entries.ts';

export interface Lot {
  readonly commitment: string;
  readonly seed: string;
  /** Of 16 bytes each, in hex, the first in line first. */
  readonly places: readonly string[];
}

const TAG = 32;

/** The places in the order of their ranks, whatever order they came in. */
export function lineByLot(seed: string, places: readonly string[]): string[] {
  const tagOf = keyed(fromHex(seed));
  const message = messageOf('rank');
  const tags = new Uint8Array(TAG * places.length);
  places.forEach((place, entry) => {
    writeHex(place, message, 12);
    tagOf(message, tags, TAG * entry);
  });
  return [...sortedEntries(tags, TAG)].map((entry) => places[entry]!);
}

/** What does not hold of it; undefined where everything does. */
export function problemOfLot({ commitment, seed, places }: Lot): string | undefined {
  if (commitmentOf(seed) !== commitment) return 'the seed is not the one that was committed to';
  if (new Set(places).size !== places.length) return 'a place stands in the list twice';
  const wrong = lineByLot(seed, places).findIndex((place, at) => place !== places[at]);
  return wrong === -1 ? undefined : `place ${wrong + 1} is not the one that the seed gives`;
}
