import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { alone } from './alone.mjs';
import { runtimeFolder } from './folders.mjs';

test('work under one name never overlaps', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
  };
  await Promise.all([alone('test-overlap', work), alone('test-overlap', work)]);
  expect(most).toBe(1);
});

test('a lock whose process is gone holds nobody up', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  await alone('test-stale', () => {});
  writeFileSync(join(runtimeFolder, 'test-stale.lock'), String(gone));
  let isDone = false;
  await alone('test-stale', () => (isDone = true));
  expect(isDone).toBe(true);
});

test('work that fails gives the lock back', async () => {
  await expect(alone('test-failure', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(alone('test-failure', () => {})).resolves.toBeUndefined();
});
