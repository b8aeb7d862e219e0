import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isAlive, readOrEmpty } from './processes.ts';
import { runSteps } from './run-step.ts';
import { root } from './runtime/folders.mjs';
import { temporaryTree } from './testing/temporary-tree.ts';

/** A run whose step starts a program that has not come to its end, and writes down who they are. */
const forever = 'setInterval(() => {}, 1000);';
const step = (file: string) => `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  const inner = spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { stdio: 'ignore' });
  writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + inner.pid);
  ${forever}`;
const run = (script: string) => `
  import { runStep } from ${JSON.stringify(join(root, 'tools/run-step.ts'))};
  await runStep({ name: 'step', command: [${JSON.stringify(script)}] });`;

async function pidsIn(file: string): Promise<number[]> {
  while (!/^\d+ \d+$/.test(readOrEmpty(file))) await sleep(20);
  return readFileSync(file, 'utf8').split(' ').map(Number);
}

test.each([1, 2])('with %i at once, a second step waits for a core', async (atOnce) => {
  const folder = temporaryTree({ said: '' });
  const at = (name: string) => join(folder, name);
  // With one at once nobody comes, however long it looks around.
  const looks = atOnce === 1 ? 50 : Number.MAX_SAFE_INTEGER;
  const program = (name: string, lines: number) => `
    import { appendFileSync, readFileSync } from 'node:fs';
    const said = ${JSON.stringify(at('said'))};
    appendFileSync(said, '${name} begins\\n');
    for (let looks = 0; looks < ${looks} && readFileSync(said, 'utf8').split('\\n').length <= ${lines}; looks += 1)
      await new Promise((done) => setTimeout(done, 20));
    appendFileSync(said, '${name} ends\\n');`;
  writeFileSync(at('a.mjs'), program('a', 2));
  writeFileSync(at('b.mjs'), program('b', 0));
  const steps = ['a', 'b'].map((name) => ({ name, command: [at(`${name}.mjs`)] }));
  await runSteps(steps, () => {}, atOnce);
  const lines = readFileSync(at('said'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.indexOf('b begins') < lines.indexOf('a ends')).toBe(atOnce === 2);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a step and what it started', async (signal) => {
  const folder = temporaryTree({});
  const at = (name: string) => join(folder, name);
  writeFileSync(at('step.mjs'), step(at('pids')));
  writeFileSync(at('run.mts'), run(at('step.mjs')));
  const outer = spawn(process.execPath, [at('run.mts')], { stdio: 'ignore' });
  const pids = await pidsIn(at('pids'));
  expect(pids.map(isAlive)).toEqual([true, true]);
  outer.kill(signal);
  await once(outer, 'exit');
  expect(pids.map(isAlive)).toEqual([false, false]);
});
