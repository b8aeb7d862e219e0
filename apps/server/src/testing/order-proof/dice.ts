/** Chance that can be repeated: the same seed throws the same dice. */
export interface Dice {
  /** From 0 up to, and without, `below`. */
  number(below: number): number;
  pick<T>(from: readonly T[]): T;
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return { number, pick: (from) => from[number(from.length)]! };
}
