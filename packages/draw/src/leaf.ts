import { ByteWriter } from './byte-writer.ts';
import { writeLength } from './bytes.ts';
import { hasherInto, type Sha256 } from './sha256.ts';

/** Writes a leaf where it belongs; `writeEntry` writes an entry's canonical JSON. */
type LeafMaker = (
  salt: Uint8Array,
  writeEntry: (to: ByteWriter) => void,
  leaves: Uint8Array,
  at: number,
) => void;

/** Makes leaves one after the other, all out of the same memory. */
export function leafMaker(sha256: Sha256): LeafMaker {
  const hashInto = hasherInto(sha256);
  const to = new ByteWriter();
  const length = new Uint8Array(4);
  return (salt, writeEntry, leaves, at) => {
    to.clear();
    to.byte(0);
    writeLength(salt.length, length, 0);
    to.bytes(length);
    to.bytes(salt);
    const behind = to.length + 4;
    to.bytes(length);
    writeEntry(to);
    writeLength(to.length - behind, to.written, behind - 4);
    hashInto(to.written, leaves, at);
  };
}
