// Seals the log each minute, and looks at the whole chain again each hour.
import type { Db } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/log.ts';
import { checkSeals, isLate, queueForgotten } from './check-seals.ts';
import { sealLog } from './seal-log.ts';

interface Look {
  isWhole: boolean;
  since: Date | undefined;
  /** Since when entries have had no seal, where that is longer than it takes. */
  unsealedSince: Date | undefined;
}

export interface SealWatch {
  jobs: Job[];
  /** What the last look at the chain found. */
  lastLook(): Look | undefined;
}

export function sealWatch(db: Db, log: Logger): SealWatch {
  let last: Look | undefined;
  const look = async (now: Date): Promise<void> => {
    const { brokenAt, since, unsealed } = await checkSeals(db);
    if (brokenAt !== undefined)
      log.error({ seal: brokenAt }, 'the log of staff was changed after it was sealed');
    const unsealedSince = isLate(unsealed, now) ? unsealed?.since : undefined;
    if (unsealedSince) log.error({ entries: unsealed?.count }, 'entries of the log of staff have no seal');
    await queueForgotten(db);
    last = { isWhole: brokenAt === undefined, since, unsealedSince };
  };
  return {
    jobs: [
      { name: 'seal the log', everySeconds: 60, run: (now, stopping) => sealLog(db, now, stopping) },
      { name: "check the log's seals", everySeconds: 3600, run: look },
    ],
    lastLook: () => last,
  };
}
