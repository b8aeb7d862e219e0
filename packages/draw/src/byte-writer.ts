const digits = '0123456789abcdef';

/** The two digits of every byte as one number, as they lie in memory. */
const pairs = Uint16Array.from(
  { length: 256 },
  (_, byte) => (digits.charCodeAt(byte >>> 4) << 8) | digits.charCodeAt(byte & 15),
);

const decoder = new TextDecoder();

/** Writes ASCII into memory that grows: many short pieces cost less so than as strings that are joined and encoded. */
export class ByteWriter {
  #memory = new Uint8Array(8192);
  #view = new DataView(this.#memory.buffer);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** What was written so far; it is overwritten after `clear`. */
  get written(): Uint8Array {
    return this.#memory.subarray(0, this.length);
  }

  /** What was written so far as a string. */
  toString(): string {
    return decoder.decode(this.written);
  }

  byte(value: number): void {
    this.#makeRoom(1);
    this.#memory[this.length] = value;
    this.length += 1;
  }

  text(text: string): void {
    this.#makeRoom(text.length);
    const memory = this.#memory;
    const at = this.length;
    for (let i = 0; i < text.length; i += 1) memory[at + i] = text.charCodeAt(i);
    this.length = at + text.length;
  }

  bytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    // A call into the engine costs as much as a loop over a dozen bytes or two.
    const memory = this.#memory;
    const at = this.length;
    if (bytes.length > 16) memory.set(bytes, at);
    else for (let i = 0; i < bytes.length; i += 1) memory[at + i] = bytes[i]!;
    this.length = at + bytes.length;
  }

  /** A stretch of bytes as hex. */
  hex(bytes: Uint8Array, start = 0, end = bytes.length): void {
    this.#makeRoom(2 * (end - start));
    const view = this.#view;
    let at = this.length;
    for (let i = start; i < end; i += 1, at += 2) view.setUint16(at, pairs[bytes[i]!]!);
    this.length = at;
  }

  number(number: number): void {
    if (number < 10) this.byte(48 + number);
    else this.text(String(number));
  }

  #makeRoom(length: number): void {
    if (this.length + length <= this.#memory.length) return;
    const larger = new Uint8Array(2 * (this.length + length));
    larger.set(this.written);
    this.#memory = larger;
    this.#view = new DataView(larger.buffer);
  }
}
