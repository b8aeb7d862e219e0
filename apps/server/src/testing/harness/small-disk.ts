// A cluster on a disk of its own that can be filled to the brim. Only root may mount one.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../../../../../tools/on-exit.ts';
import { newCluster } from '../../../../../tools/postgres/cluster.ts';
import type { Cluster } from '../../../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../../../tools/postgres/find-postgres.ts';

export interface SmallDisk {
  cluster: Cluster;
  /** Undefined where no disk could be mounted: then the cluster lies where all others do. */
  fill?: (() => void) | undefined;
  empty(): void;
  remove(): Promise<void>;
}

const SIZE = '700m';
const BLOCK = Buffer.alloc(1 << 20);
const settings = ['max_connections=120', 'min_wal_size=32MB', 'max_wal_size=64MB'];

function mount(data: string): boolean {
  const { uid, gid } = statSync(data);
  const options = `size=${SIZE},mode=0700,uid=${uid},gid=${gid}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', data], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch {
    // No room is left, as it should be.
  } finally {
    closeSync(file);
  }
}

/** With `isSmall` on a disk of its own, where that is allowed. */
export async function newSmallDisk(isSmall: boolean): Promise<SmallDisk> {
  let mounted: string | undefined;
  const unmount = (): void => {
    if (mounted !== undefined) execFileSync('umount', ['-l', mounted]);
    mounted = undefined;
  };
  // Before the cluster's own clean-up, which cannot remove a folder that a disk is mounted on.
  const forget = onExit(unmount);
  const cluster = await newCluster({
    programs: findPostgres(),
    settings,
    fill: ({ run, data }) => {
      if (isSmall && mount(data)) mounted = data;
      run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
    },
  });
  const ballast = join(cluster.data, 'ballast');
  await cluster.start();
  return {
    cluster,
    fill: mounted ? () => writeUntilFull(ballast) : undefined,
    empty: () => rmSync(ballast, { force: true }),
    remove: async () => {
      await cluster.stop();
      forget();
      unmount();
      await cluster.remove();
    },
  };
}
