// A copy of a database's folder while the database is used: nearly all of it is copied beside the work, and what was written
// meanwhile once more while nobody writes. The files are then those of one moment, as a kill would have left them.
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '@stagedoor/rules/values/code-of';

/** A file's time goes in steps: one that was written so shortly before may have been written again in the same one. */
const STEP_NS = 1_000_000_000n;

interface Seen {
  size: bigint;
  writtenNs: bigint;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Empty folders are a part of a database. */
async function copyFolders(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory())
      await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), {
        recursive: true,
        mode: 0o700,
      });
}

async function look(file: string): Promise<Seen> {
  const { size, mtimeNs } = await stat(file, { bigint: true });
  return { size, writtenNs: mtimeNs };
}

const isAsSeen = (before: Seen | undefined, now: Seen, begunNs: bigint): boolean =>
  before !== undefined &&
  before.size === now.size &&
  before.writtenNs === now.writtenNs &&
  now.writtenNs < begunNs - STEP_NS;

/** Undefined where it went meanwhile. */
async function orGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesIn(folder))
    bytes += (await orGone(async () => Number((await look(join(folder, file))).size))) ?? 0;
  return bytes;
}

/** `whileStill` runs the second look while nobody writes; it is short. */
export async function copyFolder(
  from: string,
  to: string,
  whileStill: (secondLook: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const { writtenNs: begunNs } = await look(to);
  await copyFolders(from, to);
  const seen = new Map<string, Seen>();
  for (const file of await filesIn(from))
    await orGone(async () => {
      const first = await look(join(from, file));
      await copyFile(join(from, file), join(to, file));
      seen.set(file, first);
    });
  await whileStill(async () => {
    const files = await filesIn(from);
    for (const file of files) {
      if (isAsSeen(seen.get(file), await look(join(from, file)), begunNs)) continue;
      await mkdir(dirname(join(to, file)), { recursive: true, mode: 0o700 });
      await copyFile(join(from, file), join(to, file));
    }
    const there = new Set(files);
    for (const file of seen.keys()) if (!there.has(file)) await rm(join(to, file), { force: true });
  });
}
