// How many pixels a picture says it has, from its first bytes: before anybody unpacks it.
import type { ImageKind } from './image-kind.ts';

export interface ImageSize {
  width: number;
  height: number;
}

type Measure = (bytes: Buffer) => ImageSize | undefined;

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const png: Measure = (bytes) =>
  ascii(bytes, 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

const gif: Measure = (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) });

/** Frames begin with one of these; the others of the row are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpg: Measure = (bytes) => {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Filling bytes before a marker have no length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const LOW_14 = 0x3fff;

const webp: Measure = (bytes) => {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & LOW_14) + 1, height: ((packed >>> 14) & LOW_14) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & LOW_14, height: bytes.readUInt16LE(28) & LOW_14 };
    default:
      return undefined;
  }
};

/** A picture may be put together of tiles, each with a size of its own: the largest is the whole. */
const avif: Measure = (bytes) => {
  let found: ImageSize | undefined;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!found || size.width * size.height > found.width * found.height) found = size;
  }
  return found;
};

const measures: Partial<Record<ImageKind, Measure>> = { png, gif, jpg, webp, avif };

/** Undefined for a drawing, and where the bytes do not say it. */
export function imageSize(bytes: Buffer, kind: ImageKind): ImageSize | undefined {
  try {
    return measures[kind]?.(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
