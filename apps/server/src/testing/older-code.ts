// The code of the version before this one, in a folder of its own, with the packages that are installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** As docs/upgrading.md names it. */
function olderCommit(): string {
  const [, commit] =
    /commit `([0-9a-f]{40})`/.exec(readFileSync(join(root, 'docs/upgrading.md'), 'utf8')) ?? [];
  if (commit === undefined) throw new Error('docs/upgrading.md names no commit of the version before.');
  return commit;
}

/** A shallow clone does not know it: what is here stands in for it then, which proves less, and is told. */
function reachableCommit(): string {
  const commit = olderCommit();
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0) return commit;
  process.stderr.write(
    `The version before, ${commit}, is not in this copy's history: this one runs beside itself.\n`,
  );
  return 'HEAD';
}

/** Our own packages are the older ones; everybody else's are those that are here. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@stagedoor'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@stagedoor') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@stagedoor', name));
  const own = join(root, 'apps/server/node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'apps/server/node_modules'));
}

export function olderCode(): { program: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-older-'));
  const tar = execFileSync('git', ['archive', reachableCommit(), 'apps/server', 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  linkPackages(folder);
  return {
    program: join(folder, 'apps/server/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
