// What a request says about itself follows from what its fan still has.
import { awarding } from '../../orders/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { restateAwards } from '../../requests/index.ts';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { awardsOfEntries } from '../ordering/award-store.ts';
import type { AwardRow } from '../ordering/award-store.ts';
import { readResults } from '../override-draw.ts';
import { awardedLines } from '../review.ts';

const keyOf = (orderId: number | null, changeId: number | null, levelId: number): string =>
  [orderId, changeId, levelId].join('/');

/** How many tickets of each award are still there; one that is no order yet has all of them. */
export async function liveOfAwards(
  tx: Db,
  sellerId: number,
  awards: readonly AwardRow[],
): Promise<Map<AwardRow, number>> {
  const orderIds = [...new Set(awards.flatMap(({ order_id }) => order_id ?? []))];
  const lines = await awarding.liveTickets(tx, sellerId, orderIds);
  const left = new Map(
    lines.map(({ orderId, changeId, levelId, live }) => [keyOf(orderId, changeId, levelId), live]),
  );
  return new Map(
    awards.map((award) => {
      if (award.order_id === null) return [award, award.quantity];
      const key = keyOf(award.order_id, award.change_id, award.price_level_id);
      const live = Math.min(award.quantity, left.get(key) ?? 0);
      left.set(key, (left.get(key) ?? 0) - live);
      return [award, live];
    }),
  );
}

/** Entries of a published draw whose tickets have changed. */
export async function restateEntries(
  tx: Tx,
  draw: DrawRow,
  entries: readonly Pick<EntryRow, 'entry_id' | 'request_id' | 'standing'>[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const awards = await awardsOfEntries(
    tx,
    draw,
    entries.map(({ entry_id }) => entry_id),
  );
  const live = await liveOfAwards(tx, draw.seller_id, awards);
  const restated = entries.map(({ entry_id, request_id, standing }) => ({
    requestId: request_id,
    lines: awardedLines(readResults(standing!)).map((line, at) => {
      const award = awards.find((each) => each.entry_id === entry_id && each.line === at);
      if (!award) return line;
      const quantity = live.get(award) ?? 0;
      const confirmed = quantity > 0 ? { level: award.price_level_id, quantity } : null;
      return { ...line, confirmed, lackedStock: false };
    }),
  }));
  await restateAwards(tx, draw.seller_id, restated, now);
}
