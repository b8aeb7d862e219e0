// A version is given once: whoever has 1.3.0 has the same as everybody who has it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ask = (root: string, ...words: string[]): string =>
  spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** Undefined: it may be made. */
export function whyNotRelease(root: string, version: string, archive: string): string | undefined {
  if (existsSync(archive))
    return `${archive} exists already: give the next one another version, in every package.json and in CHANGELOG.md.`;
  const tagged = ask(root, 'rev-parse', '--verify', '--quiet', `v${version}^{commit}`);
  if (tagged !== '' && tagged !== ask(root, 'rev-parse', 'HEAD'))
    return `Version ${version} is released already: v${version} is another commit than this one.`;
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}`))
    return `CHANGELOG.md says nothing about version ${version}.`;
  return undefined;
}
