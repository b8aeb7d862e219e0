// Pictures lie in the folder and are kept under the hash of their content: the same picture is kept once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { imageKind } from './image-kind.ts';
import type { FileLine, Report } from './report.ts';

const MOST_BYTES = 5 * 1024 * 1024;

export interface Images {
  /** The address under which pages will find the picture. */
  take(path: string, place: FileLine): string | undefined;
  /** Content by file name, for whoever puts the pictures in place. */
  readonly taken: ReadonlyMap<string, Buffer>;
}

function readPicture(folder: string, path: string): Buffer | string {
  if (/^[a-z]+:/i.test(path) || isAbsolute(path)) {
    return `"${path}" must be the path of a picture, counted from the folder.`;
  }
  try {
    const bytes = readFileSync(join(folder, path));
    return bytes.length > MOST_BYTES ? `The picture ${path} is larger than 5 MB.` : bytes;
  } catch {
    return `There is no picture ${path}.`;
  }
}

export function createImages(folder: string, report: Report): Images {
  const taken = new Map<string, Buffer>();
  const addresses = new Map<string, string>();
  return {
    taken,
    take: (path, place) => {
      const known = addresses.get(path);
      if (known) return known;
      const bytes = readPicture(folder, path);
      if (typeof bytes === 'string') return report.mistake(place, bytes);
      const kind = imageKind(bytes);
      if (kind === 'broken') return report.mistake(place, `${path} is not a whole picture.`);
      if (kind === 'active') return report.mistake(place, `The picture ${path} holds a script.`);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`;
      taken.set(name, bytes);
      addresses.set(path, `/images/${name}`);
      return `/images/${name}`;
    },
  };
}
