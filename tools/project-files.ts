// Every file of the project that git would keep, without needing git.
import { readFileSync, readdirSync, type Dirent } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Paths relative to the root, in order. */
export function projectFiles(root: string): string[] {
  const ignored = ['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)];
  return [...filesBelow(root, '', ignored)].sort();
}

function* filesBelow(root: string, folder: string, ignored: string[]): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.some((pattern) => matches(pattern, path, entry))) continue;
    if (entry.isDirectory()) yield* filesBelow(root, path, ignored);
    else if (entry.isFile()) yield path;
  }
}

/** .gitignore holds plain names: a slash at the end means folders only, one at the beginning the root only. */
function matches(pattern: string, path: string, entry: Dirent): boolean {
  if (pattern.endsWith('/') && !entry.isDirectory()) return false;
  const name = pattern.replaceAll(/^\/|\/$/g, '');
  return matchesGlob(pattern.startsWith('/') ? path : entry.name, name);
}
