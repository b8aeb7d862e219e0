import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../runtime/folders.mjs';

const inBase36 = (hash: Buffer): string => hash.readUIntBE(0, 6).toString(36).slice(0, 5);

/** `_name_` and which sheet it is from: the place within the sheet, which Vite adds, is a kilobyte in the first script. */
export function shortClassName(name: string, file: string): string {
  const [sheet = file] = relative(root, file).split('?');
  return `_${name}_${inBase36(createHash('sha256').update(sheet).digest())}`;
}
