// Every file of the project that git would keep, without needing git.
import { readFileSync, readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** Paths relative to the root, in order. */
export function projectFiles(root: string): string[] {
  const ignored = ['.git/', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)];
  return [...filesBelow(root, '', ignored)].sort();
}

function* filesBelow(root: string, folder: string, ignored: string[]): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isIgnored(entry.name, entry.isDirectory(), ignored)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, path, ignored);
    else if (entry.isFile()) yield path;
  }
}

/** .gitignore holds plain names; one that ends in a slash means folders only. */
function isIgnored(name: string, isFolder: boolean, patterns: string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('/') ? isFolder && matchesGlob(name, pattern.slice(0, -1)) : matchesGlob(name, pattern),
  );
}
