// Builds what the browser loads, unless the last build was made of the same sources.
import { createHash } from 'node:crypto';
import { type Dirent, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { alone } from './runtime/alone.mjs';
import { root } from './runtime/folders.mjs';
import { npm } from './runtime/npm.mjs';

const stamp = join(root, 'apps/storefront/dist/sources.sha256');
const sources = ['apps/storefront/**', 'packages/**', 'package-lock.json'];
const notSources = /^(dist|node_modules)$|\.test\.tsx?$/;

export async function buildStorefront(): Promise<void> {
  if (isFresh()) return;
  await alone('build', () => {
    if (isFresh()) return;
    console.log('Building the storefront …');
    const built = hashOfSources();
    npm(process.execPath, ['run', 'build', '-w', '@stagedoor/storefront', '--silent'], 'pipe');
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, built);
  });
}

function isFresh(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === hashOfSources();
  } catch {
    return false;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const isLeftOut = (entry: Dirent) => notSources.test(entry.name);
  const files = globSync(sources, { cwd: root, withFileTypes: true, exclude: isLeftOut })
    .filter((entry) => entry.isFile() && !isLeftOut(entry))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
