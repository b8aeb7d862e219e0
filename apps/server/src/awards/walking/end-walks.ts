// What a published draw still keeps goes on sale. That ends its walks for good, and its public page says so: otherwise
// whoever waits in its order would be passed over without a word.
import { planOf } from '@stagedoor/draw/plan';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { drawStock } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuseDraw } from '../awards-needs.ts';
import { markWalksEnded } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import { countUnordered } from '../ordering/award-store.ts';
import { rulesOf } from '../stored-draw.ts';

/** Whatever waits for it now; answers how many tickets. */
export function releaseKept(tx: Tx, draw: DrawRow): Promise<number> {
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const levelIds = planOf(rulesOf(draw)).levels.map(({ id }) => id);
  return drawStock.release(tx, { sellerId, levelIds, drawKey });
}

/** The draw's row must be locked. As many as the page has shown, or nothing happens. */
export async function endWalks(tx: Tx, draw: DrawRow, shown: number, now: Date): Promise<number> {
  if (draw.state !== 'published' || draw.walks_ended_at !== null) refuseDraw(drawOfficeMessages.noWalks);
  if ((await countUnordered(tx, draw)) > 0) refuseDraw(drawOfficeMessages.ordersBeingMade);
  await markWalksEnded(tx, draw, now);
  const tickets = await releaseKept(tx, draw);
  if (tickets !== shown) refuseDraw(drawOfficeMessages.keptChanged(tickets));
  return tickets;
}
