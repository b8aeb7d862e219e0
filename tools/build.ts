// Builds what the browser loads, unless the last build was made of the same sources.
import { createHash } from 'node:crypto';
import { type Dirent, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { alone } from './runtime/alone.mjs';
import { root } from './runtime/folders.mjs';
import { npm } from './runtime/npm.mjs';

const apps = [
  { folder: 'storefront', name: 'the storefront' },
  { folder: 'box-office', name: 'the box office' },
];
type App = (typeof apps)[number];

const shared = ['packages/**', 'tools/vite/**', 'package-lock.json'];
const notSources = /^(dist|node_modules)$|\.test\.tsx?$/;

export async function buildApps(): Promise<void> {
  for (const app of apps) await build(app);
}

async function build(app: App): Promise<void> {
  if (isFresh(app)) return;
  await alone(`build-${app.folder}`, () => {
    if (isFresh(app)) return;
    console.log(`Building ${app.name} …`);
    const built = hashOfSources(app);
    npm(process.execPath, ['run', 'build', '-w', `@stagedoor/${app.folder}`, '--silent'], 'pipe');
    mkdirSync(dirname(stampOf(app)), { recursive: true });
    writeFileSync(stampOf(app), built);
  });
}

const stampOf = ({ folder }: App): string => join(root, 'apps', folder, 'dist/sources.sha256');

function isFresh(app: App): boolean {
  try {
    return readFileSync(stampOf(app), 'utf8') === hashOfSources(app);
  } catch {
    return false;
  }
}

function hashOfSources({ folder }: App): string {
  const hash = createHash('sha256');
  const isLeftOut = (entry: Dirent) => notSources.test(entry.name);
  const files = globSync([`apps/${folder}/**`, ...shared], {
    cwd: root,
    withFileTypes: true,
    exclude: isLeftOut,
  })
    .filter((entry) => entry.isFile() && !isLeftOut(entry))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
