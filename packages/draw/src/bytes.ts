const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let hex = '';
  for (let i = start; i < end; i += 1) hex += pairs[bytes[i]!]!;
  return hex;
}

/** Writes the bytes that lower-case hex stands for. */
export function writeHex(hex: string, into: Uint8Array, offset: number): void {
  for (let i = 0; i < hex.length; i += 2) {
    into[offset + i / 2] = (digit(hex.charCodeAt(i)) << 4) | digit(hex.charCodeAt(i + 1));
  }
}

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  writeHex(hex, bytes, 0);
  return bytes;
}

/** '0' to '9' are 48 to 57, 'a' to 'f' 97 to 102. */
function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

const encoder = new TextEncoder();

export function toBytes(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Four bytes, big-endian. */
export function writeLength(length: number, into: Uint8Array, offset: number): void {
  into[offset] = length >>> 24;
  into[offset + 1] = length >>> 16;
  into[offset + 2] = length >>> 8;
  into[offset + 3] = length;
}

/** Each part behind its length, all in a row. */
export function counted(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    writeLength(part.length, bytes, offset);
    bytes.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return bytes;
}

/** Which of two stretches of so many bytes comes first. */
export function compareBytes(bytes: Uint8Array, a: number, b: number, length: number): number {
  for (let i = 0; i < length; i += 1) {
    const difference = bytes[a + i]! - bytes[b + i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
