// npm run proof -- client: the generated types of the office's calls are those of its document.
import { spawnSync } from 'node:child_process';
import { root } from '../tools/runtime/folders.mjs';

const { status } = spawnSync(process.execPath, ['tools/client.ts', '--check'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
