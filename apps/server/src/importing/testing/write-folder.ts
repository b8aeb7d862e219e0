import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Files = Record<string, string | Buffer>;

export interface WrittenFolder {
  path: string;
  remove(): void;
}

/** A folder on disk for the importer to read. */
export function writeFolder(files: Files): WrittenFolder {
  const path = mkdtempSync(join(tmpdir(), 'stagedoor-import-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
