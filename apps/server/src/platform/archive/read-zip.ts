// SEC-84: an archive that came from outside. What is in it is found in its list, never unpacked beyond what it may be,
// and nothing in it can name a place outside of it.
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const END_BYTES = 22;
const LISTED_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;

export interface ZipLimits {
  files: number;
  bytes: number;
}

export type Unpacked = { files: Map<string, Buffer> } | { wrong: 'broken' | 'large' | 'outside' };

class Wrong extends Error {
  readonly what: Exclude<Unpacked, { files: unknown }>['wrong'];

  constructor(what: Wrong['what']) {
    super(what);
    this.what = what;
  }
}

/** Where the list ends: behind it there may be a comment. */
function endOf(archive: Buffer): number {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1)
    if (archive.readUInt32LE(at) === END) return at;
  throw new Wrong('broken');
}

/** What computers add by themselves. */
const isForeign = (path: string): boolean => /(?:^|\/)(?:__MACOSX|\.DS_Store|Thumbs\.db)(?:\/|$)/.test(path);

function pathOf(written: string): string {
  const path = written.replaceAll('\\', '/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || path.includes('\0'))
    throw new Wrong('outside');
  return path;
}

function contentOf(archive: Buffer, listed: number, most: number): Buffer {
  const [flags, method] = [archive.readUInt16LE(listed + 8), archive.readUInt16LE(listed + 10)];
  const [checksum, packed] = [archive.readUInt32LE(listed + 16), archive.readUInt32LE(listed + 20)];
  const local = archive.readUInt32LE(listed + 42);
  if (flags & ENCRYPTED) throw new Wrong('broken');
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(from, from + packed);
  if (bytes.length !== packed) throw new Wrong('broken');
  const plain = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) });
  if (plain.length > most) throw new Wrong('large');
  if (crc32(plain) !== checksum) throw new Wrong('broken');
  return plain;
}

function unpack(archive: Buffer, limits: ZipLimits): Map<string, Buffer> {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > limits.files) throw new Wrong('large');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  let left = limits.bytes;
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new Wrong('broken');
    const name = at + LISTED_BYTES;
    const nameBytes = archive.readUInt16LE(at + 28);
    const path = pathOf(archive.toString('utf8', name, name + nameBytes));
    if (!path.endsWith('/') && !isForeign(path)) {
      const content = contentOf(archive, at, left);
      left -= content.length;
      files.set(path, content);
    }
    at = name + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

export function readZip(archive: Buffer, limits: ZipLimits): Unpacked {
  try {
    return { files: unpack(archive, limits) };
  } catch (error) {
    if (error instanceof Wrong) return { wrong: error.what };
    // Lengths that lie, and contents that were cut off or made up.
    return { wrong: isTooLong(error) ? 'large' : 'broken' };
  }
}
