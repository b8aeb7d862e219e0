// The audit file takes a while to write and to verify: it is made before the transaction that publishes it, which takes it if
// nothing has moved since.
import type { Db, Tx } from '../platform/db/tables.ts';
import type { AwardsConfig } from './awards-config.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import type { AuditFile } from './compute-draw.ts';
import { materialOf } from './draw-task.ts';
import { fileOnThread } from './draw-thread.ts';
import type { DrawRow } from './draw-store.ts';
import { overridesOf } from './override-draw.ts';
import { publishedAtFreezing } from './stored-draw.ts';

export interface PreparedFile {
  /** All that decides what stands in it: the draw's row and its corrections; sealed entries never change. */
  of: string;
  file: AuditFile;
}

async function makeFile(db: Db, needs: AwardsConfig, draw: DrawRow): Promise<PreparedFile> {
  const overrides = await overridesOf(db, draw);
  const file = await fileOnThread({
    ...(await materialOf(db, needs, draw)),
    overrides,
    published: publishedAtFreezing(draw),
  });
  return { of: JSON.stringify([draw, overrides]), file };
}

/** Undefined where there is nothing to publish: the transaction says why. */
export const prepareFile = async (
  needs: Pick<AwardsNeeds, 'db' | 'drawKey'>,
  draw: DrawRow,
): Promise<PreparedFile | undefined> =>
  draw.state === 'drawn' ? makeFile(needs.db, needs, draw) : undefined;

/** The draw's row must be locked. */
export async function fileOf(
  tx: Tx,
  needs: AwardsConfig,
  draw: DrawRow,
  prepared: PreparedFile | undefined,
): Promise<AuditFile> {
  const of = prepared && JSON.stringify([draw, await overridesOf(tx, draw)]);
  if (prepared?.of === of && prepared !== undefined) return prepared.file;
  return (await makeFile(tx, needs, draw)).file;
}
