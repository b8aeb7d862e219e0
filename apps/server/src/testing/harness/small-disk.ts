// A cluster on a disk of its own that can be filled to the brim.
import { onExit } from '../../../../../tools/on-exit.ts';
import { newCluster } from '../../../../../tools/postgres/cluster.ts';
import type { Cluster } from '../../../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../../../tools/postgres/find-postgres.ts';
import { mountDisk } from './own-disk.ts';
import type { OwnDisk } from './own-disk.ts';

export interface SmallDisk {
  cluster: Cluster;
  /** Undefined where no disk could be mounted: then the cluster lies where all others do. */
  fill?: (() => void) | undefined;
  empty(): void;
  remove(): Promise<void>;
}

const SIZE = '700m';
const settings = ['max_connections=120', 'min_wal_size=32MB', 'max_wal_size=64MB'];

/** With `isSmall` on a disk of its own, where that is allowed. */
export async function newSmallDisk(isSmall: boolean): Promise<SmallDisk> {
  let disk: OwnDisk | undefined;
  const unmount = (): void => {
    disk?.unmount();
    disk = undefined;
  };
  // Before the cluster's own clean-up, which cannot remove a folder that a disk is mounted on.
  const forget = onExit(unmount);
  const cluster = await newCluster({
    programs: findPostgres(),
    settings,
    fill: ({ run, data }) => {
      if (isSmall) disk = mountDisk(data, SIZE);
      run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
    },
  });
  await cluster.start();
  return {
    cluster,
    fill: disk?.fill,
    empty: () => disk?.empty(),
    remove: async () => {
      await cluster.stop();
      forget();
      unmount();
      await cluster.remove();
    },
  };
}
