// Pictures of codes as a camera at a door sees them: turned, far away, out of focus, in bad light. Grey, one byte a pixel.
import { encode } from 'uqr';

export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Circumstances {
  width: number;
  height: number;
  /** How many pixels one square of the code has. */
  squarePixels: number;
  degrees?: number;
  /** Held at a slant: how much smaller the far side is. */
  slant?: number;
  /** How many pixels an edge is smeared over. */
  blurPixels?: number;
  /** Between black and white, of 255. */
  contrast?: number;
  /** Where black lies, of 255. */
  darkest?: number;
  /** How much a pixel wavers at most, either way. */
  noise?: number;
  seed?: number;
}

const DESK = 0.35;
const QUIET = 4;

/** The same numbers for the same seed (mulberry32). */
function wavering(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One pass of a running mean, along rows or columns; three of them come close to a lens. */
function smear(from: Float32Array, width: number, height: number, reach: number, isDown: boolean) {
  const to = new Float32Array(from.length);
  const [lines, length, step, next] = isDown ? [width, height, width, 1] : [height, width, 1, width];
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    const value = (at: number): number => from[start + Math.min(length - 1, Math.max(0, at)) * step]!;
    let sum = 0;
    for (let at = -reach; at <= reach; at += 1) sum += value(at);
    for (let at = 0; at < length; at += 1) {
      to[start + at * step] = sum / (2 * reach + 1);
      sum += value(at + reach + 1) - value(at - reach);
    }
  }
  return to;
}

function drawSharp(text: string, of: Circumstances): Float32Array {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const { width, height, squarePixels, degrees = 0, slant = 0 } = of;
  const light = new Float32Array(width * height);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const parts = [-1 / 3, 0, 1 / 3];
  const lightAt = (x: number, y: number): number => {
    const [right, down] = [x - width / 2, y - height / 2];
    const far = 1 + (slant * down) / height;
    const column = Math.floor(((right * cosine + down * sine) * far) / squarePixels + size / 2);
    const row = Math.floor(((down * cosine - right * sine) * far) / squarePixels + size / 2);
    const isDark = data[row]?.[column];
    return isDark === undefined ? DESK : isDark ? 0 : 1;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const aside of parts) for (const below of parts) sum += lightAt(x + aside, y + below);
      light[y * width + x] = sum / 9;
    }
  return light;
}

export function pictureOfCode(text: string, of: Circumstances): GreyPicture {
  const { width, height, blurPixels = 0, contrast = 255, darkest = 0, noise = 0, seed = 1 } = of;
  let light = drawSharp(text, of);
  const reach = Math.round(blurPixels / 3);
  const passes = reach > 0 ? 3 : 0;
  for (let pass = 0; pass < passes; pass += 1)
    light = smear(smear(light, width, height, reach, false), width, height, reach, true);
  const waver = wavering(seed);
  const pixels = new Uint8Array(width * height);
  for (const [at, bright] of light.entries())
    pixels[at] = Math.min(255, Math.max(0, darkest + bright * contrast + (waver() * 2 - 1) * noise));
  return { width, height, pixels };
}

/** What a decoder takes. */
export function asImageData({ width, height, pixels }: GreyPicture) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [at, grey] of pixels.entries()) {
    data.fill(grey, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { width, height, data, colorSpace: 'srgb' as const };
}

const A_SECOND = 10;

/** A film that Chromium plays as its camera (Y4M): each picture for so many seconds, and again from the beginning. */
export function filmOf(scenes: readonly { picture: GreyPicture; seconds: number }[]): Buffer {
  const [first] = scenes;
  const { width, height } = first!.picture;
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${A_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const frameHead = Buffer.from('FRAME\n');
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frames = scenes.flatMap(({ picture, seconds }) =>
    Array.from({ length: Math.round(seconds * A_SECOND) }, () => [frameHead, picture.pixels, colours]),
  );
  return Buffer.concat([head, ...frames.flat()]);
}
