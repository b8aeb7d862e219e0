// Pictures and fonts lie in the folder and are kept under the hash of their content: the same file is kept once.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, normalize, sep } from 'node:path';
import { judgeFont, judgePicture } from '../../platform/pictures/judge-picture.ts';
import { pictureName } from '../../platform/pictures/picture-name.ts';
import { liesOutside } from './lies-outside.ts';
import type { FileLine, Report } from './report.ts';

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
    return readFileSync(join(folder, path));
  } catch {
    return `There is no ${what} ${path}.`;
  }
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
      const judged = what === 'font' ? judgeFont(bytes, path) : judgePicture(bytes, path);
      if ('wrong' in judged) return report.mistake(place, judged.wrong);
      const name = pictureName(bytes, judged.ending);
      taken.set(name, bytes);
      addresses.set(`${what} ${path}`, `/images/${name}`);
      return `/images/${name}`;
    },
  };
}
