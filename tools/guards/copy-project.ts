// A copy of the project to break: the same installed packages, its own sources.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles } from '../project-files.ts';

const OWN_SCOPE = '@stagedoor';

/** Installed packages are linked; the project's own must be those of the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN_SCOPE) symlinkSync(join(from, name), join(to, name));
  }
  const own = join(from, OWN_SCOPE);
  if (!existsSync(own)) return;
  mkdirSync(join(to, OWN_SCOPE));
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(to, OWN_SCOPE, name));
}

export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'stagedoor-guards-'));
  for (const path of projectFiles(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const area of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, area))) {
      linkPackages(join(root, area, name, 'node_modules'), join(copy, area, name, 'node_modules'));
    }
  }
  return copy;
}
