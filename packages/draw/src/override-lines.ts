import type { Board } from './board.ts';
import { toBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical.ts';
import { applyOverride, type Override } from './override.ts';
import { refuse } from './refusal.ts';
import type { Sha256 } from './sha256.ts';

/** Writes overrides one after the other, each bound to the line before it. */
export class OverrideLines {
  readonly #board: Board;
  readonly #sha256: Sha256;
  #last: Uint8Array;
  #number = 0;
  #now = 0;

  /** Changes the board that it is given; `last` is the line that stands before the overrides. */
  constructor(board: Board, last: Uint8Array, sha256: Sha256) {
    this.#board = board;
    this.#last = last;
    this.#sha256 = sha256;
  }

  add(override: Override): string {
    if (override.at < this.#now) refuse('at', `is before ${this.#now}, the time of the override before it`);
    const before = applyOverride(this.#board, override);
    this.#now = override.at;
    this.#number += 1;
    const previous = toHex(this.#sha256.hash(this.#last));
    const line = canonicalJson({ type: 'override', number: this.#number, ...override, before, previous });
    this.#last = toBytes(line);
    return line;
  }
}
