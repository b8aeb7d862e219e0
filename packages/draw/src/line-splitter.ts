const newline = 10;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

export type Chunk = Uint8Array | string;

/** Cuts what arrives into lines, wherever the pieces end. */
export class LineSplitter {
  readonly #onLine: (bytes: Uint8Array) => void;
  #pieces: Uint8Array[] = [];

  /** `bytes` are those of the line with its end, to be used before the next one. */
  constructor(onLine: (bytes: Uint8Array) => void) {
    this.#onLine = onLine;
  }

  push(chunk: Chunk): void {
    const added = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
    let start = 0;
    for (let end = added.indexOf(newline); end >= 0; end = added.indexOf(newline, start)) {
      const bytes = joined([...this.#pieces, added.subarray(start, end + 1)]);
      this.#pieces = [];
      start = end + 1;
      this.#onLine(bytes);
    }
    // A copy: whoever reads may use the memory again.
    if (start < added.length) this.#pieces.push(new Uint8Array(added.subarray(start)));
  }

  /** Whether something stands behind the last line end. */
  get hasRest(): boolean {
    return this.#pieces.length > 0;
  }
}

/** The text of a line without its end. */
export function textOfLine(bytes: Uint8Array): string {
  return decoder.decode(bytes.subarray(0, -1));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
