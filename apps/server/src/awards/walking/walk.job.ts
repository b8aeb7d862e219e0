import { isWalkDue } from '@stagedoor/rules/draw/walk-due';
import { findSeriesTimes } from '../../catalogue/index.ts';
import { drawStock } from '../../inventory/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Job } from '../../platform/jobs.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { findPublished } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import { rulesOf } from '../stored-draw.ts';
import { releaseKept } from './end-walks.ts';
import { lastWalkAt } from './log-store.ts';
import { walkDraw } from './walk-draw.ts';

const EVERY_SECONDS = 60;
const WALK_AT = '12:00';

/** After the last show nobody wants what comes back. */
const isOver = (draw: DrawRow, now: Date): boolean =>
  rulesOf(draw).events.every(({ startsAt }) => startsAt * 1000 <= now.getTime());

async function isDue({ db }: AwardsNeeds, draw: DrawRow, now: Date): Promise<boolean> {
  const series = await findSeriesTimes(db, draw.seller_id, draw.series_id);
  const walkedAt = await lastWalkAt(db, draw);
  const walkAt = series?.draw?.walkAt ?? WALK_AT;
  const times = await ofSeller.times(db, draw.seller_id);
  return isWalkDue({ walkAt, publishedAt: draw.published_at!, walkedAt }, now, times) && !isOver(draw, now);
}

/** What came back to a draw that is not walked any more. */
async function releaseLate({ db, log }: AwardsNeeds, draw: DrawRow): Promise<void> {
  const kept = await drawStock.left(db, draw.seller_id, draw.draw_key);
  if (kept.size === 0) return;
  const tickets = await inTransaction(db, (tx) => releaseKept(tx, draw));
  log.info({ draw: draw.draw_key, tickets }, 'what came back to a draw whose walks ended went on sale');
}

/** Every node looks; the draw's row is locked by the one that walks, and the others find it done. */
export const walkJob = (needs: AwardsNeeds, orders: AnyTaskKind): Job => ({
  name: 'walk down the order',
  everySeconds: EVERY_SECONDS,
  run: async (now, stopping) => {
    for (const draw of await findPublished(needs.db)) {
      if (stopping.aborted) return;
      try {
        if (draw.walks_ended_at !== null) await releaseLate(needs, draw);
        if (draw.walks_ended_at !== null || !(await isDue(needs, draw, now))) continue;
        await inTransaction(needs.db, async (tx) => {
          const reached = await walkDraw(tx, needs, draw, orders, now);
          if (reached !== undefined)
            needs.log.info({ draw: draw.draw_key, reached }, 'what came back was walked down the order');
        });
      } catch (error) {
        needs.log.error({ err: error, draw: draw.draw_key }, 'what came back could not be walked');
      }
    }
  },
});
