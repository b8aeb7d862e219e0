// The list is closed for good: who takes part, with what, for how many tickets. All of it or nothing.
import { canonicalJson } from '@stagedoor/draw/canonical';
import type { Inventory } from '@stagedoor/draw/inventory';
import { planOf } from '@stagedoor/draw/plan';
import { publicationOf } from '@stagedoor/draw/published';
import { Refusal } from '@stagedoor/draw/refusal';
import type { Rules } from '@stagedoor/draw/rules';
import { sealSteps } from '@stagedoor/draw/sealed-list';
import { inTurns } from '@stagedoor/draw/steps';
import { cardExpiry } from '@stagedoor/rules/card-expiry';
import type { IneligibleReason } from '@stagedoor/rules/draw/draw-words';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { findSeriesTimes } from '../catalogue/index.ts';
import { drawStock } from '../inventory/index.ts';
import { cardsById } from '../payments/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { holdEntrants, readEntrants } from '../requests/index.ts';
import type { Entrant } from '../requests/index.ts';
import { refuseDraw, vaultOf } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { moveDraw, updateUnlocked } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { entriesOf, strangeLevels } from './entries-of.ts';
import type { SealedEntrant } from './entries-of.ts';
import { insertEntries } from './entry-store.ts';
import { nodeSha256 } from './node-sha256.ts';
import { rulesOf, unixSeconds } from './stored-draw.ts';

/** Who could not be charged cannot take part. */
export async function eligibilityOf(
  db: Db,
  sellerId: number,
  entrants: readonly Entrant[],
  now: Date,
): Promise<(entrant: Entrant) => IneligibleReason | null> {
  const cards = await cardsById(db, sellerId, [...new Set(entrants.flatMap(({ cardIds }) => cardIds))]);
  return ({ cardIds }) => {
    if (cardIds.length === 0) return 'no-card';
    const isExpired = (id: number): boolean =>
      cardExpiry(cards.get(id)?.expiration ?? '0-1', now) === 'expired';
    return cardIds.some(isExpired) ? 'card-expired' : null;
  };
}

async function setAside(tx: Tx, draw: DrawRow, rules: Rules, now: Date): Promise<Inventory> {
  const levelIds = planOf(rules).levels.map(({ id }) => id);
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const { inCarts, counts } = await drawStock.setAside(tx, { sellerId, levelIds, drawKey }, now);
  if (inCarts > 0) refuseDraw(drawOfficeMessages.inCarts(inCarts));
  if (counts.size === 0) refuseDraw(drawOfficeMessages.noTickets);
  return levelIds.toSorted((a, b) => a - b).map((level) => ({ level, count: counts.get(level) ?? 0 }));
}

async function sealEntrants(
  tx: Tx,
  needs: AwardsNeeds,
  draw: DrawRow,
  rules: Rules,
  now: Date,
): Promise<SealedEntrant[]> {
  const key = { sellerId: draw.seller_id, seriesId: draw.series_id };
  await holdEntrants(tx, key, now);
  const entrants = await readEntrants(tx, key);
  if (entrants.length === 0) refuseDraw(drawOfficeMessages.noEntries);
  const strange = strangeLevels(rules, entrants);
  if (strange.length > 0) refuseDraw(drawOfficeMessages.strangeLevels(strange.join(', ')));
  const { seed } = vaultOf(needs).open(draw);
  return entriesOf(rules, entrants, seed, await eligibilityOf(tx, draw.seller_id, entrants, now));
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
  const sealed = await sealEntrants(tx, needs, draw, rules, now);
  const entries = sealed.map(({ salt, entry }) => ({ salt, entry: JSON.parse(entry) as unknown }));
  const list = await inTurns(sealSteps(rules, entries, nodeSha256));
  const published = publish(list, draw, inventory, now);
  await needs.checkpoint('draw sealed');
  const { seller_id, draw_key } = draw;
  await insertEntries(
    tx,
    sealed.map(({ entrant, id, salt, entry, ineligible }) => ({
      seller_id,
      draw_key,
      entry_id: id,
      request_id: entrant.requestId,
      user_id: entrant.userId,
      salt,
      entry,
      ineligible,
    })),
  );
  const frozen = await moveDraw(tx, draw, 'frozen', {
    frozen_at: now,
    inventory: canonicalJson(published.inventory),
    root: published.root,
    entries: published.entries,
  });
  await needs.checkpoint('draw frozen');
  return frozen!;
}
