import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whyNotRelease } from './new-version.ts';

test('[RUN-10] a version is released once, and the change log tells of it', () => {
  const root = mkdtempSync(join(tmpdir(), 'stagedoor-version-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], { cwd: root });
  const archive = join(root, 'stagedoor-2.0.0.tar.gz');
  const why = () => whyNotRelease(root, '2.0.0', archive);
  writeFileSync(join(root, 'CHANGELOG.md'), '# What changed\n\n## 1.9.0\n');
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'Begin');
  expect(why()).toContain('says nothing about version 2.0.0');
  writeFileSync(join(root, 'CHANGELOG.md'), '# What changed\n\n## 2.0.0\n');
  expect(why()).toBeUndefined();
  git('tag', 'v2.0.0');
  expect(why()).toBeUndefined();
  git('commit', '--quiet', '--allow-empty', '-m', 'Go on');
  expect(why()).toContain('another commit');
  writeFileSync(archive, '');
  expect(why()).toContain('exists already');
});
