// Seals the log each minute, and looks at the whole chain again each hour.
import type { Db } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/log.ts';
import { checkSeals, sealLog } from './seal-log.ts';

export interface SealWatch {
  jobs: Job[];
  /** What the last look at the chain found. */
  lastLook(): { isWhole: boolean; since: Date | undefined } | undefined;
}

export function sealWatch(db: Db, log: Logger): SealWatch {
  let last: { isWhole: boolean; since: Date | undefined } | undefined;
  const look = async (): Promise<void> => {
    const { brokenAt, since } = await checkSeals(db);
    if (brokenAt !== undefined)
      log.error({ seal: brokenAt }, 'the log of staff was changed after it was sealed');
    last = { isWhole: brokenAt === undefined, since };
  };
  return {
    jobs: [
      { name: 'seal the log', everySeconds: 60, run: (now) => sealLog(db, now) },
      { name: "check the log's seals", everySeconds: 3600, run: look },
    ],
    lastLook: () => last,
  };
}
