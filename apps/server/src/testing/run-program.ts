// A program of the command line, run as npm runs it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepsCompiled } from '../../../../tools/compiled.ts';
import { programFile } from './program-file.ts';

/** What it said on either stream, and how it ended. It knows nothing of this process's own settings. */
export async function runProgram(program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [programFile(`cli/${program.replace(/\.ts$/, '')}`), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...keepsCompiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ends what hangs; a busy machine takes its time.
    timeout: 300_000,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output };
}
