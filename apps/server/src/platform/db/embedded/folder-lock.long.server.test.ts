import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-lock-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Takes the lock, says so, and keeps it until it is killed; says no when somebody has it. */
const taking = `
  const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
  const begun = Number(process.argv[1]);
  while (Date.now() < begun);
  try {
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('yes');
    setInterval(() => {}, 1000);
  } catch (error) {
    process.stdout.write(error.message.includes('is in use by process') ? 'no' : error.message);
  }
`;

function take(startAt = 0): { child: ChildProcess; says: Promise<string> } {
  const given = ['--input-type=module', '-e', taking, String(startAt)];
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, says: once(child.stdout!, 'data').then(([text]) => String(text)) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('[OPS-51] one process has the folder, a second is told who, and a killed one leaves nothing behind', async () => {
  const first = take();
  expect(await first.says).toBe('yes');
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${first.child.pid} on `);
  await kill(first.child);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is in use');
  unlock();
});

test('[OPS-51] of six that start together after a crash exactly one gets the folder, four times', async () => {
  let last = take();
  await last.says;
  for (let round = 0; round < 4; round += 1) {
    await kill(last.child);
    const together = Date.now() + 400;
    const all = Array.from({ length: 6 }, () => take(together));
    const answers = await Promise.all(all.map(({ says }) => says));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'no'), 'yes']);
    last = all[answers.indexOf('yes')]!;
  }
  await kill(last.child);
});
