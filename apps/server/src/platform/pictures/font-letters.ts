// Which letters a font (WOFF2) holds: its table of characters, out of the one stream in which all tables are packed.
import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
const OWN_TAG = 63;
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NOT_TRANSFORMED = 3;
/** A font of 200 KB unpacks to a few times as much. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Whether it has a glyph for this character; undefined where the bytes are no font that could be read. */
export function fontLetters(font: Buffer): ((letter: number) => boolean) | undefined {
  try {
    const cmap = characterTable(font);
    return cmap && readCharacters(cmap);
  } catch {
    // Lengths that lie, and a stream that is cut off.
    return undefined;
  }
}

function characterTable(font: Buffer): Buffer | undefined {
  const tables = font.readUInt16BE(12);
  const packed = font.readUInt32BE(20);
  let at = HEADER_BYTES;
  const number = (): number => {
    let value = 0;
    for (let bytes = 0; bytes < 5; bytes += 1) {
      const byte = font.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('A number without an end');
  };
  let from = 0;
  let found: { from: number; length: number } | undefined;
  for (let index = 0; index < tables; index += 1) {
    const flags = font.readUInt8(at);
    at += 1;
    const tag = flags & OWN_TAG;
    if (tag === OWN_TAG) at += 4;
    const length = number();
    const version = flags >> 6;
    const isGlyphs = tag === GLYF || tag === LOCA;
    const stored = (isGlyphs ? version !== NOT_TRANSFORMED : version !== 0) ? number() : length;
    if (tag === CMAP) found = { from, length };
    from += stored;
  }
  if (!found) return undefined;
  const all = brotliDecompressSync(font.subarray(at, at + packed), { maxOutputLength: MOST_BYTES });
  return all.subarray(found.from, found.from + found.length);
}

/** The largest of its lists that we can read: groups (12), or segments (4). */
function readCharacters(cmap: Buffer): ((letter: number) => boolean) | undefined {
  const lists = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const list = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    return { format: list.readUInt16BE(0), list };
  });
  const groups = lists.find(({ format }) => format === 12)?.list;
  if (groups) return (letter) => isInGroups(groups, letter);
  const segments = lists.find(({ format }) => format === 4)?.list;
  return segments && ((letter) => isInSegments(segments, letter));
}

function isInGroups(list: Buffer, letter: number): boolean {
  for (let index = 0; index < list.readUInt32BE(12); index += 1) {
    const at = 16 + index * 12;
    if (letter >= list.readUInt32BE(at) && letter <= list.readUInt32BE(at + 4))
      return list.readUInt32BE(at + 8) + letter - list.readUInt32BE(at) > 0;
  }
  return false;
}

function isInSegments(list: Buffer, letter: number): boolean {
  const size = list.readUInt16BE(6);
  for (let index = 0; index < size; index += 2) {
    const start = list.readUInt16BE(16 + size + index);
    if (letter > list.readUInt16BE(14 + index)) continue;
    if (letter < start) return false;
    const delta = list.readUInt16BE(16 + size * 2 + index);
    const place = 16 + size * 3 + index;
    const offset = list.readUInt16BE(place);
    const glyph = offset === 0 ? letter : list.readUInt16BE(place + offset + (letter - start) * 2);
    return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
  }
  return false;
}
