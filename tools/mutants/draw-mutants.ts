// Draws by a seed: whoever is told it draws the same ones from the same code.
export function drawMutants<T>(all: readonly T[], count: number, seed: number): T[] {
  const left = [...all];
  const next = numbersFrom(seed);
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = Math.floor(next() * left.length);
    drawn.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return drawn;
}

/** mulberry32: small, and good enough for a lot. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
