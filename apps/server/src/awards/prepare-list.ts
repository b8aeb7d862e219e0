// The list is read and sealed before the transaction that freezes it, which takes it if nothing was written since: the
// transaction keeps everybody waiting where one engine serves all.
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { officePayments } from '../payments/index.ts';
import { countRequests, entrants } from '../requests/index.ts';
import { openings } from '../sellers/index.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import type { DrawRow } from './draw-store.ts';
import { sealList } from './seal-list.ts';
import type { SealedList } from './seal-thread.ts';
import { rulesOf } from './stored-draw.ts';

/** Reading a list twice costs more than it saves where it is large: such a shop has a server, on which others go on. */
const MOST_PREPARED = 20_000;

export interface PreparedList {
  of: string;
  list: SealedList;
}

/** All that decides what stands in the list, but for the moment: the draw itself, the requests, their cards. */
async function versionOf(
  db: Db,
  { seller_id, series_id, draw_key, commitment, rules }: DrawRow,
): Promise<string> {
  const key = { sellerId: seller_id, seriesId: series_id };
  const { version, cardIds } = await entrants.version(db, key);
  const cards = await officePayments.cardsVersion(db, seller_id, cardIds);
  return JSON.stringify([draw_key, commitment, rules, version, cards]);
}

/** Undefined where it is not for now, or not worth it: the transaction does it all, and refuses what is to be refused. */
export async function prepareList(
  needs: Pick<AwardsNeeds, 'db' | 'drawKey'>,
  draw: DrawRow,
  now: Date,
): Promise<PreparedList | undefined> {
  const { db, drawKey } = needs;
  if (draw.state !== 'committed' || drawKey === undefined) return undefined;
  // Whoever asked in a test takes part in nothing.
  const outlet = { sellerId: draw.seller_id, outletId: draw.outlet_id };
  if (await inTransaction(db, (tx) => openings.isTested(tx, outlet))) return undefined;
  const many = (await countRequests(db, draw.seller_id)).get(draw.series_id) ?? 0;
  if (many === 0 || many > MOST_PREPARED) return undefined;
  // First which rows they are: one that is written while they are read makes this another version.
  const of = await versionOf(db, draw);
  const portions: string[] = [];
  const write = async (rows: string): Promise<void> => void portions.push(rows);
  const sealed = await sealList(db, needs, draw, rulesOf(draw), now, write);
  return { of, list: { ...sealed, portions } };
}

/** Locks the requests. Undefined where something was written meanwhile. */
export async function asPrepared(
  tx: Tx,
  draw: DrawRow,
  prepared: PreparedList | undefined,
): Promise<SealedList | undefined> {
  if (!prepared) return undefined;
  await entrants.lock(tx, { sellerId: draw.seller_id, seriesId: draw.series_id });
  return (await versionOf(tx, draw)) === prepared.of ? prepared.list : undefined;
}
