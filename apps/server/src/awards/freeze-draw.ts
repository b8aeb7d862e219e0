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
import { holdEntrants } from '../requests/index.ts';
import { refuseDraw, vaultOf } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { moveDraw, updateUnlocked } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { eligibleEntrants } from './eligible-entrants.ts';
import { strangeLevels } from './entries-of.ts';
import { insertEntries } from './entry-store.ts';
import { nodeSha256 } from './node-sha256.ts';
import { openSealingThread } from './seal-thread.ts';
import { rulesOf, unixSeconds } from './stored-draw.ts';

async function setAside(tx: Tx, draw: DrawRow, rules: Rules, now: Date): Promise<Inventory> {
  const levelIds = planOf(rules).levels.map(({ id }) => id);
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const { inCarts, counts } = await drawStock.setAside(tx, { sellerId, levelIds, drawKey }, now);
  if (inCarts > 0) refuseDraw(drawOfficeMessages.inCarts(inCarts));
  if (counts.size === 0) refuseDraw(drawOfficeMessages.noTickets);
  return levelIds.toSorted((a, b) => a - b).map((level) => ({ level, count: counts.get(level) ?? 0 }));
}

/** Nobody changes a request any more; on a thread of its own they become the rows and the root. Rows are written meanwhile. */
async function sealEntrants(tx: Tx, needs: AwardsNeeds, draw: DrawRow, rules: Rules, now: Date) {
  const { seller_id, draw_key, series_id } = draw;
  const key = { sellerId: seller_id, seriesId: series_id };
  await holdEntrants(tx, key, now);
  const { seed } = vaultOf(needs).open(draw);
  const thread = openSealingThread({ rules, seed, name: { seller_id, draw_key } });
  try {
    const strange = new Set<number>();
    let rows: Promise<string> | undefined;
    for await (const entrants of eligibleEntrants(tx, key, now)) {
      for (const level of strangeLevels(rules, entrants)) strange.add(level);
      if (strange.size > 0) continue;
      const before = rows;
      rows = thread.add(entrants);
      if (before) await insertEntries(tx, await before);
    }
    if (strange.size > 0) refuseDraw(drawOfficeMessages.strangeLevels([...strange].join(', ')));
    if (!rows) return refuseDraw(drawOfficeMessages.noEntries);
    const sealing = thread.seal();
    await insertEntries(tx, await rows);
    return await sealing;
  } finally {
    await thread.end();
  }
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
export async function freezeDraw(tx: Tx, needs: AwardsNeeds, draw: DrawRow, now: Date): Promise<DrawRow> {
  const series = await findSeriesTimes(tx, draw.seller_id, draw.series_id);
  if (!series?.closesAt || series.closesAt > now) refuseDraw(drawOfficeMessages.notClosed);
  await updateUnlocked(tx, draw, { locked_at: now });
  const rules = rulesOf(draw);
  const inventory = await setAside(tx, draw, rules, now);
  const { root, size } = await sealEntrants(tx, needs, draw, rules, now);
  const published = publish({ plan: planOf(rules), root, roll: { size } }, draw, inventory, now);
  await needs.checkpoint('draw sealed');
  const frozen = await moveDraw(tx, draw, 'frozen', {
    frozen_at: now,
    inventory: canonicalJson(published.inventory),
    root: published.root,
    entries: published.entries,
  });
  await needs.checkpoint('draw frozen');
  return frozen!;
}
