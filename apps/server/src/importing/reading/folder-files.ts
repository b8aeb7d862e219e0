import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { liesOutside } from './lies-outside.ts';
import type { Report } from './report.ts';

export interface FolderFiles {
  /** Every file of the folder, relative to it, with `/` between the names. */
  readonly paths: readonly string[];
  /** Undefined, and a mistake, where the file is not there or is no text. */
  text(path: string, report: Report): string | undefined;
  /** Whether its text was asked for. */
  wasRead(path: string): boolean;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A link that leads nowhere leads out, too. */
function leadsOut(folder: string, path: string): boolean {
  try {
    return liesOutside(folder, path);
  } catch {
    return true;
  }
}

export function folderFiles(folder: string): FolderFiles {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, '/'))
    .sort();
  const known = new Set(paths);
  const read = new Set<string>();
  return {
    paths,
    wasRead: (path) => read.has(path),
    text: (path, report) => {
      read.add(path);
      const place = { file: path, line: 1 };
      if (!known.has(path)) return report.mistake(place, 'There is no such file in the folder.');
      if (leadsOut(folder, path))
        return report.mistake(place, 'The file is a link that leads out of the folder: it is not read.');
      return decode(readFileSync(join(folder, path))) ?? report.mistake(place, 'The file is not UTF-8 text.');
    },
  };
}
