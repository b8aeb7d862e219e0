import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newOwnedFolder } from '../../../../../../tools/owned-folders.ts';
import { onExit } from '../../../../../../tools/on-exit.ts';
import { ordinaryUser, reachableTemporaryFolder } from '../../../../../../tools/postgres/run-as.ts';
import { mountDisk } from '../own-disk.ts';
import type { OwnDisk } from '../own-disk.ts';

/** Room for a database and its log, and little enough to be filled in a moment. */
const DISK = '1500m';

export interface ClusterFolder {
  folder: string;
  /** A folder in it that is a disk of its own, of the user who runs the databases. */
  newDisk(name: string): OwnDisk;
  remove(): void;
}

/** Everything that the cluster writes; its programs are another user's. KEEP_CLUSTER=1 leaves it for whoever looks. */
export function newClusterFolder(): ClusterFolder {
  const folder = newOwnedFolder({
    parent: reachableTemporaryFolder(),
    prefix: 'stagedoor-cluster-',
    pidFile: 'none',
  });
  chmodSync(folder, 0o777);
  const disks: OwnDisk[] = [];
  const clean = (): void => {
    if (process.env['KEEP_CLUSTER'] === '1') return;
    for (const disk of disks.splice(0)) disk.unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = onExit(clean);
  return {
    folder,
    newDisk: (name) => {
      const own = join(folder, name);
      mkdirSync(own);
      const user = ordinaryUser();
      if (user) chownSync(own, user.uid, user.gid);
      const disk = mountDisk(own, DISK);
      if (!disk) throw new Error('No disk can be mounted here');
      disks.push(disk);
      return disk;
    },
    remove: () => {
      forget();
      clean();
    },
  };
}
