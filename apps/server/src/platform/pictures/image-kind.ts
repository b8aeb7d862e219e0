// What kind of picture or font a file is, by its content: its name proves nothing.

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const PNG = '\x89PNG\r\n\x1a\n';
const endsWith = (bytes: Buffer, text: string): boolean =>
  startsWith(bytes, text, bytes.length - text.length);

/** Scripts in an SVG would run on the outlet's own site when somebody opens the picture by its address. */
const ACTIVE_SVG = /<\s*(?:script|foreignobject|iframe|embed|object)\b|\son[a-z]+\s*=|javascript:|<!entity/i;

/** Whether the text begins as a drawing does, whatever it holds. */
export const isDrawing = (source: string): boolean =>
  /^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>|\s)*<svg[\s>]/i.test(source);

export type ImageKind = 'svg' | 'png' | 'jpg' | 'webp' | 'gif' | 'avif';

/** A whole web font: it says itself how long it is. */
export const isFont = (bytes: Buffer): boolean =>
  startsWith(bytes, 'wOF2') && bytes.length >= 48 && bytes.readUInt32BE(8) === bytes.length;

/** The kind of a whole picture, `active` for one that holds a script, `broken` for anything else. */
export function imageKind(bytes: Buffer): ImageKind | 'active' | 'broken' {
  if (startsWith(bytes, PNG)) return bytes.includes('IHDR') && bytes.includes('IEND') ? 'png' : 'broken';
  if (startsWith(bytes, '\xff\xd8\xff')) return endsWith(bytes, '\xff\xd9') ? 'jpg' : 'broken';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'))
    return endsWith(bytes, ';') ? 'gif' : 'broken';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) {
    return bytes.length >= bytes.readUInt32LE(4) + 8 ? 'webp' : 'broken';
  }
  if (startsWith(bytes, 'ftypavif', 4)) return 'avif';
  const source = bytes.toString('utf8').trim();
  if (!isDrawing(source)) return 'broken';
  if (!/<\/svg>\s*$/i.test(source)) return 'broken';
  return ACTIVE_SVG.test(source) ? 'active' : 'svg';
}
