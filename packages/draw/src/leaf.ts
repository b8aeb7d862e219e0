import { ByteWriter } from './byte-writer.ts';
import { writeLength } from './bytes.ts';
import type { Sha256 } from './sha256.ts';

/** Makes leaves one after the other, all in the same memory; `writeEntry` writes an entry's canonical JSON. */
export function leafMaker(
  sha256: Sha256,
): (salt: Uint8Array, writeEntry: (to: ByteWriter) => void) => Uint8Array {
  const to = new ByteWriter();
  const length = new Uint8Array(4);
  return (salt, writeEntry) => {
    to.clear();
    to.byte(0);
    writeLength(salt.length, length, 0);
    to.bytes(length);
    to.bytes(salt);
    const behind = to.length + 4;
    to.bytes(length);
    writeEntry(to);
    writeLength(to.length - behind, to.written, behind - 4);
    return sha256.hash(to.written);
  };
}
