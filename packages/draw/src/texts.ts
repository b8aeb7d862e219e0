import { withRoom } from './column.ts';

const pageLength = 1 << 20;
const decoder = new TextDecoder();

/** Short texts as their bytes, in pages: a million strings would each have a place of its own in memory. */
export class Texts {
  readonly #pages: Uint8Array[] = [];
  #used = pageLength;
  #starts = new Float64Array(64);
  #lengths = new Uint32Array(64);
  #size = 0;

  add(bytes: Uint8Array): void {
    if (this.#used + bytes.length > pageLength) {
      this.#pages.push(new Uint8Array(Math.max(pageLength, bytes.length)));
      this.#used = 0;
    }
    this.#pages.at(-1)!.set(bytes, this.#used);
    this.#starts = withRoom(this.#starts, this.#size + 1);
    this.#lengths = withRoom(this.#lengths, this.#size + 1);
    this.#starts[this.#size] = pageLength * (this.#pages.length - 1) + this.#used;
    this.#lengths[this.#size] = bytes.length;
    this.#used += bytes.length;
    this.#size += 1;
  }

  textOf(index: number): string {
    return decoder.decode(this.#bytesOf(index));
  }

  isSame(index: number, bytes: Uint8Array): boolean {
    const own = this.#bytesOf(index);
    if (own.length !== bytes.length) return false;
    for (let i = 0; i < own.length; i += 1) if (own[i] !== bytes[i]) return false;
    return true;
  }

  #bytesOf(index: number): Uint8Array {
    const start = this.#starts[index]!;
    const at = start % pageLength;
    return this.#pages[Math.floor(start / pageLength)]!.subarray(at, at + this.#lengths[index]!);
  }
}
