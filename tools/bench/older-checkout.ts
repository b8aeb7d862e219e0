// An older version of the project beside this one, with its own packages: made once, and used again by the next run.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/folders.mjs';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export interface OlderCheckout {
  folder: string;
  /** The first words of its commit. */
  name: string;
}

/** Throws where the project knows no such commit. */
export function olderCheckout(commit: string): OlderCheckout {
  const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  const folder = join(root, '.cache/beside', hash.slice(0, 12));
  if (!existsSync(folder)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, hash);
  }
  // Written last: packages that were half installed are installed anew.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  return { folder, name: git('log', '-1', '--format=%h %s', hash) };
}
