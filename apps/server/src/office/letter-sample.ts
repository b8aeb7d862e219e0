// How a kind of letter reads of which none was written yet: about the latest order, request or guest that is there.
import type { Tx } from '../platform/db/tables.ts';

export interface SamplePlace {
  sellerId: number;
  /** On whose paper. */
  outletId: number;
  now: Date;
}

/** Writes it as real ones are written. Nothing of it leaves or is kept; where nothing is there to write about, it writes none. */
export type WriteSample = (tx: Tx, place: SamplePlace) => Promise<void>;

/** By the letter's kind. */
export type LetterSamples = Readonly<Record<string, WriteSample>>;
