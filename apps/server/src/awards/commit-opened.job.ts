import { drawnSeries } from '../catalogue/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Job } from '../platform/jobs.ts';
import type { AwardsConfig } from './awards-config.ts';
import { commitDraws } from './commit-draws.ts';
import { drawVault } from './draw-secrets.ts';
import { findLiveDraws } from './draw-store.ts';
import type { Platform } from '../platform/module.ts';

const EVERY_SECONDS = 15;

/** When a series opens its rules stay as they are; one that was never committed to is, late, and its page says so. */
export const commitOpenedJob = ({ db, drawKey }: Pick<Platform, 'db'> & AwardsConfig): Job => ({
  name: 'commit-opened-draws',
  everySeconds: EVERY_SECONDS,
  run: async (now) => {
    if (drawKey === undefined) return;
    const vault = drawVault(drawKey);
    for (const { sellerId, outletId, seriesId } of await drawnSeries.opened(db, now)) {
      const kept = await findLiveDraws(db, sellerId);
      if (kept.some((draw) => draw.series_id === seriesId && draw.locked_at !== null)) continue;
      await inTransaction(db, (tx) => commitDraws(tx, sellerId, [outletId], { vault, now }));
    }
  },
});
