// Pictures and fonts lie in the folder and are kept under the hash of their content: the same file is kept once.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, normalize, sep } from 'node:path';
import { pictureName } from '../../platform/pictures/picture-name.ts';
import { imageKind, isFont } from './image-kind.ts';
import { liesOutside } from './lies-outside.ts';
import type { FileLine, Report } from './report.ts';

const MOST_BYTES = 5 * 1024 * 1024;

type Kept = 'picture' | 'font';

export interface Images {
  /** The address under which pages will find the picture, or the font. */
  take(path: string, place: FileLine, what?: Kept): string | undefined;
  /** Whether something of the folder names this file. */
  has(path: string): boolean;
  /** Content by file name, for whoever puts the files in place. */
  readonly taken: ReadonlyMap<string, Buffer>;
}

function readKept(folder: string, path: string, what: Kept): Buffer | string {
  if (/^[a-z]+:/i.test(path) || isAbsolute(path)) {
    return `"${path}" must be the path of a ${what}, counted from the folder.`;
  }
  try {
    if (liesOutside(folder, path)) return `The ${what} ${path} lies outside of the folder: it is not read.`;
    const bytes = readFileSync(join(folder, path));
    return bytes.length > MOST_BYTES ? `The ${what} ${path} is larger than 5 MB.` : bytes;
  } catch {
    return `There is no ${what} ${path}.`;
  }
}

/** How its name ends, or what is wrong with it. */
function endingOf(path: string, bytes: Buffer, what: Kept): { ending: string } | string {
  if (what === 'font') return isFont(bytes) ? { ending: 'woff2' } : `${path} is not a whole font (WOFF2).`;
  const kind = imageKind(bytes);
  if (kind === 'broken') return `${path} is not a whole picture.`;
  return kind === 'active' ? `The picture ${path} holds a script.` : { ending: kind };
}

export function createImages(folder: string, report: Report): Images {
  const taken = new Map<string, Buffer>();
  const addresses = new Map<string, string>();
  const named = new Set<string>();
  return {
    taken,
    has: (path) => named.has(path),
    take: (path, place, what = 'picture') => {
      named.add(normalize(path).replaceAll(sep, '/'));
      const known = addresses.get(`${what} ${path}`);
      if (known) return known;
      const bytes = readKept(folder, path, what);
      if (typeof bytes === 'string') return report.mistake(place, bytes);
      const kind = endingOf(path, bytes, what);
      if (typeof kind === 'string') return report.mistake(place, kind);
      const name = pictureName(bytes, kind.ending);
      taken.set(name, bytes);
      addresses.set(`${what} ${path}`, `/images/${name}`);
      return `/images/${name}`;
    },
  };
}
