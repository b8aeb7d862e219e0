import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdAlone, IsRunning } from './one-at-a-time.ts';
import { isAlive } from './processes.ts';
import { root } from './runtime/folders.mjs';
import { temporaryTree } from './testing/temporary-tree.ts';

/** A process that holds the note and says so, until it is told to end. */
async function holder(note: string) {
  const script = `
    import { holdAlone } from ${JSON.stringify(join(root, 'tools/one-at-a-time.ts'))};
    holdAlone(${JSON.stringify(note)}, 'npm test');
    console.log('has it');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

test('a second run in the folder is refused with a sentence, and may begin when the first has ended', async () => {
  const note = join(temporaryTree({}), 'cache/running');
  const first = await holder(note);
  expect(() => holdAlone(note, 'npm test')).toThrow(IsRunning);
  expect(() => holdAlone(note, 'npm test')).toThrow(
    `npm test is running in this folder already (process ${first.pid}): wait until it has ended.`,
  );
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect(existsSync(note)).toBe(false);
});

test('the note of one that was killed keeps nobody waiting', async () => {
  const note = join(temporaryTree({}), 'running');
  const first = await holder(note);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(existsSync(note)).toBe(true);
  const second = await holder(note);
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ pid: second.pid });
  second.kill('SIGTERM');
  await once(second, 'exit');
});

test('a process of the same number that began at another time is somebody else', () => {
  const note = join(temporaryTree({}), 'running');
  writeFileSync(note, JSON.stringify({ pid: process.pid, birth: 'another', command: 'npm test' }));
  expect(isAlive(process.pid)).toBe(true);
  expect(() => holdAlone(note, 'npm run check')).not.toThrow();
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ command: 'npm run check' });
});
