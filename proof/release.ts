// npm run proof -- release: makes the archive, unpacks it into an empty folder, starts it there and buys.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../tools/run-step.ts';
import { root } from '../tools/runtime/folders.mjs';
import { runAtLength } from '../tools/suites/run-at-length.ts';

const made = await runStep({ name: 'release', command: ['tools/release.ts'], isShown: true });
const [archive] = globSync(join(root, 'release/*.tar.gz'));
if (!made.isOk || archive === undefined) {
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-unpacked-'));
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  await runAtLength({ RELEASE: folder }, ['apps/server/src/release.server.test.ts']);
  rmSync(folder, { recursive: true, force: true });
}
