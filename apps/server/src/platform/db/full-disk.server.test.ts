import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { newSmallDisk } from '../../testing/harness/small-disk.ts';
import { openDatabase } from './database.ts';
import { requireRoom } from './embedded/room-in-folder.ts';
import { isFull } from './trouble.ts';

test('[RUN-01] a server whose disk is full is not ready, and is again when there is room', async ({
  skip,
}) => {
  const disk = await newSmallDisk(true);
  const database = await openDatabase({ databaseUrl: disk.cluster.url, dataDir: '', poolSize: 1 });
  const isReady = () =>
    database.check().then(
      () => 'ready',
      (error: unknown) => (isFull(error) ? 'full' : String(error)),
    );
  try {
    skip(!disk.fill, 'only who may mount a disk can fill one');
    expect(await isReady()).toBe('ready');
    disk.fill!();
    await expect.poll(isReady, { timeout: 15_000, interval: 200 }).toBe('full');
    disk.empty();
    await expect.poll(isReady, { timeout: 15_000, interval: 200 }).toBe('ready');
  } finally {
    await database.close();
    await disk.remove();
  }
});

test('[RUN-01] the embedded engine needs room in its folder', () => {
  expect(() => requireRoom(tmpdir())).not.toThrow();
  expect(() => requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow('is full');
});
