// The list is closed for good: who takes part, with what, for how many tickets. All of it or nothing.
import { canonicalJson } from '@stagedoor/draw/canonical';
import type { Inventory } from '@stagedoor/draw/inventory';
import { planOf } from '@stagedoor/draw/plan';
import { publicationOf } from '@stagedoor/draw/published';
import { Refusal } from '@stagedoor/draw/refusal';
import type { Rules } from '@stagedoor/draw/rules';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { findSeriesTimes } from '../catalogue/index.ts';
import { drawStock } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { entrants } from '../requests/index.ts';
import { refuseDraw } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { moveDraw, updateUnlocked } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { insertEntries } from './entry-store.ts';
import { nodeSha256 } from './node-sha256.ts';
import { asPrepared } from './prepare-list.ts';
import type { PreparedList } from './prepare-list.ts';
import { sealList } from './seal-list.ts';
import { rulesOf, unixSeconds } from './stored-draw.ts';

async function setAside(tx: Tx, draw: DrawRow, rules: Rules, now: Date): Promise<Inventory> {
  const levelIds = planOf(rules).levels.map(({ id }) => id);
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const { inCarts, counts } = await drawStock.setAside(tx, { sellerId, levelIds, drawKey }, now);
  if (inCarts > 0) refuseDraw(drawOfficeMessages.inCarts(inCarts));
  if (counts.size === 0) refuseDraw(drawOfficeMessages.noTickets);
  return levelIds.toSorted((a, b) => a - b).map((level) => ({ level, count: counts.get(level) ?? 0 }));
}

function publish(list: Parameters<typeof publicationOf>[0], draw: DrawRow, inventory: Inventory, now: Date) {
  try {
    return publicationOf(list, { commitment: draw.commitment, inventory, at: unixSeconds(now) }, nodeSha256);
  } catch (error) {
    if (error instanceof Refusal) return refuseDraw(drawOfficeMessages.tooLateForRound);
    throw error;
  }
}

/** The draw's row must be locked, and committed. */
export async function freezeDraw(
  tx: Tx,
  needs: AwardsNeeds,
  draw: DrawRow,
  now: Date,
  prepared?: PreparedList,
): Promise<DrawRow> {
  const series = await findSeriesTimes(tx, draw.seller_id, draw.series_id);
  if (!series?.closesAt || series.closesAt > now) refuseDraw(drawOfficeMessages.notClosed);
  await updateUnlocked(tx, draw, { locked_at: now });
  const rules = rulesOf(draw);
  const inventory = await setAside(tx, draw, rules, now);
  const ready = await asPrepared(tx, draw, prepared);
  // Nobody changes a request any more.
  await entrants.hold(tx, { sellerId: draw.seller_id, seriesId: draw.series_id }, now);
  const write = (rows: string): Promise<void> => insertEntries(tx, rows);
  const { root, size } = ready ?? (await sealList(tx, needs, draw, rules, now, write));
  const published = publish({ plan: planOf(rules), root, roll: { size } }, draw, inventory, now);
  await needs.checkpoint('draw sealed');
  for (const rows of ready?.portions ?? []) await write(rows);
  const frozen = await moveDraw(tx, draw, 'frozen', {
    frozen_at: now,
    inventory: canonicalJson(published.inventory),
    root: published.root,
    entries: published.entries,
  });
  await needs.checkpoint('draw frozen');
  return frozen!;
}
