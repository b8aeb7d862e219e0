// Runs the npm that started us, on the Node we choose.
import { spawnSync } from 'node:child_process';
import { root } from './folders.mjs';
import { environmentFor } from './run-program.mjs';

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** @param {string} node @param {string[]} args @param {'inherit' | 'pipe'} stdio */
export function npm(node, args, stdio) {
  const script = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [command, first] = script ? [node, [script]] : ['npm', []];
  const { status, error, stdout, stderr } = spawnSync(command, [...first, ...args, ...quiet], {
    cwd: root,
    env: environmentFor(node),
    shell: !script && process.platform === 'win32',
    stdio: ['ignore', stdio, stdio],
  });
  if (error) throw error;
  if (status !== 0) throw new Error([`npm ${args[0]} failed.`, stdout, stderr].filter(Boolean).join('\n'));
}
