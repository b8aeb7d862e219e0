/** The value of a digit in lower-case hex by its byte; 16 where it is none. */
const digits = new Uint8Array(256).fill(16);
for (let digit = 0; digit < 16; digit += 1) digits[digit.toString(16).charCodeAt(0)] = digit;

/** So many digits are below 2^53 whatever they are. */
const safeDigits = 15;
const zero = 48;

/** The bytes of a line, read from the front. What does not fit is left unread, or spoils the rest. */
export class LineBytes {
  #bytes: Uint8Array = new Uint8Array(0);
  at = 0;

  begin(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.at = 0;
  }

  isAtEnd(): boolean {
    return this.at === this.#bytes.length;
  }

  /** Goes on behind these bytes if they stand here. */
  is(wanted: Uint8Array): boolean {
    const bytes = this.#bytes;
    const { at } = this;
    for (let i = 0; i < wanted.length; i += 1) if (bytes[at + i] !== wanted[i]) return false;
    this.at = at + wanted.length;
    return true;
  }

  /** A whole number as canonical JSON writes it; -1 for anything else. */
  number(): number {
    const bytes = this.#bytes;
    const start = this.at;
    let value = 0;
    let at = start;
    for (; at < bytes.length; at += 1) {
      const digit = bytes[at]! - zero;
      if (digit < 0 || digit > 9) break;
      value = 10 * value + digit;
    }
    const many = at - start;
    const isWritten = many === 1 || (many > 1 && many <= safeDigits && bytes[start] !== zero);
    if (!isWritten) return -1;
    this.at = at;
    return value;
  }

  /** So many bytes out of twice as many digits. */
  hex(into: Uint8Array, offset: number, length: number): boolean {
    const bytes = this.#bytes;
    const { at } = this;
    if (at + 2 * length > bytes.length) return false;
    let seen = 0;
    for (let i = 0; i < length; i += 1) {
      const high = digits[bytes[at + 2 * i]!]!;
      const low = digits[bytes[at + 2 * i + 1]!]!;
      seen |= high | low;
      into[offset + i] = (high << 4) | low;
    }
    this.at = at + 2 * length;
    return seen < 16;
  }
}
