import { chmodSync, rmSync } from 'node:fs';
import { newOwnedFolder } from '../../../../../../tools/owned-folders.ts';
import { onExit } from '../../../../../../tools/on-exit.ts';
import { reachableTemporaryFolder } from '../../../../../../tools/postgres/run-as.ts';

/** Everything that the cluster writes; its programs are another user's. KEEP_CLUSTER=1 leaves it for whoever looks. */
export function newClusterFolder(): { folder: string; remove(): void } {
  const folder = newOwnedFolder({
    parent: reachableTemporaryFolder(),
    prefix: 'stagedoor-cluster-',
    pidFile: 'none',
  });
  chmodSync(folder, 0o777);
  const clean = (): void => {
    if (process.env['KEEP_CLUSTER'] !== '1') rmSync(folder, { recursive: true, force: true });
  };
  const forget = onExit(clean);
  return {
    folder,
    remove: () => {
      forget();
      clean();
    },
  };
}
