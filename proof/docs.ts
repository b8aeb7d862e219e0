// npm run proof -- docs: runs the commands of docs/ in fenced blocks that begin with ```sh proof. The blocks of one page
// share a data folder of their own and an empty folder to write to, which they call $SCRATCH.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/runtime/folders.mjs';

const BLOCK = /^```sh proof\n([\s\S]*?)^```$/gm;

let many = 0;
for (const page of globSync(['docs/*.md', '*.md'], { cwd: root }).sort()) {
  const blocks = [...readFileSync(join(root, page), 'utf8').matchAll(BLOCK)].map(([, text]) => text!);
  const scratch = mkdtempSync(join(tmpdir(), 'stagedoor-docs-'));
  const env = {
    ...process.env,
    DATA_DIR: join(scratch, 'data'),
    SCRATCH: scratch,
    DEMO: '0',
    INIT_CWD: root,
  };
  for (const block of blocks) {
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', block], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    const lines = block.trim().split('\n');
    many += lines.length;
    for (const line of lines) console.log(`${status === 0 ? '✓' : '✗'} ${page}: ${line}`);
    if (status === 0) continue;
    console.log(`${stdout}${stderr}`);
    process.exitCode = 1;
  }
  rmSync(scratch, { recursive: true, force: true });
}
if (many === 0) {
  console.log('No page marks a command.');
  process.exitCode = 1;
}
