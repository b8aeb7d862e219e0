// The SQL on draws themselves.
import type { DrawState } from '@stagedoor/rules/machines/draw';
import { drawMachine } from '@stagedoor/rules/machines/draw';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { ownOrElse } from '../platform/db/own-or-else.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { DrawsTable } from './tables.ts';
import './tables.ts';

export type DrawRow = Selectable<DrawsTable>;

/** The draw of a series that is under way or done, the latest first of those that were abandoned. */
export const findDrawOfSeries = (db: Db, sellerId: number, seriesId: number): Promise<DrawRow | undefined> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('series_id', '=', seriesId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The latest of the outlet, or else of another one of the seller. */
export const latestDraw = (
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<DrawRow | undefined> => {
  const all = db.selectFrom('draws').selectAll().where('seller_id', '=', sellerId);
  return ownOrElse(all.orderBy('committed_at', 'desc').limit(1), outletId);
};

/** The same for as long as the transaction lasts: whoever presses a button twice waits here. */
export const lockDrawOfSeries = (tx: Tx, sellerId: number, seriesId: number): Promise<DrawRow | undefined> =>
  tx
    .selectFrom('draws')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('series_id', '=', seriesId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const findDraw = (db: Db, sellerId: number, drawKey: string): Promise<DrawRow | undefined> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where((eb) => eb.and({ seller_id: sellerId, draw_key: drawKey }))
    .executeTakeFirst();

/** Every draw that was published, of all sellers. */
export const findPublished = (db: Db): Promise<DrawRow[]> =>
  db.selectFrom('draws').selectAll().where('state', '=', 'published').execute();

/** Whoever walks it holds this lock. */
export const lockPublished = (
  tx: Tx,
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
): Promise<DrawRow | undefined> =>
  tx
    .selectFrom('draws')
    .selectAll()
    .where((eb) => eb.and({ seller_id, draw_key, state: 'published' }))
    .forUpdate()
    .executeTakeFirst();

/** For good. */
export async function markWalksEnded(
  tx: Tx,
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('draws')
    .set({ walks_ended_at: now })
    .where((eb) => eb.and({ seller_id, draw_key, state: 'published' }))
    .where('walks_ended_at', 'is', null)
    .execute();
}

/** Every draw of a series, the first one first. */
export const findDrawsBeside = (db: Db, sellerId: number, seriesId: number): Promise<DrawRow[]> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('series_id', '=', seriesId)
    .orderBy('attempt')
    .execute();

/** All that are not over yet. */
export const findLiveDraws = (db: Db, sellerId: number): Promise<DrawRow[]> =>
  db
    .selectFrom('draws')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('state', '<>', 'abandoned')
    .orderBy('series_id')
    .execute();

/** Nothing happens where the series has one already. */
export async function insertDraw(tx: Tx, row: Insertable<DrawsTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('draws')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('draw_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Undefined when the draw is in no state that may become this one. */
export const moveDraw = (
  tx: Tx,
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  to: DrawState,
  changes: Omit<Updateable<DrawsTable>, 'state'>,
): Promise<DrawRow | undefined> =>
  tx
    .updateTable('draws')
    .set({ ...changes, state: to })
    .where((eb) => eb.and({ seller_id, draw_key }))
    .where('state', 'in', statesBefore(drawMachine, to))
    .returningAll()
    .executeTakeFirst();

/** Rules that nobody has read yet become others, or stay from now on. */
export async function updateUnlocked(
  tx: Tx,
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  changes: Pick<Updateable<DrawsTable>, 'rules' | 'rules_hash' | 'locked_at'>,
): Promise<void> {
  await tx
    .updateTable('draws')
    .set(changes)
    .where((eb) => eb.and({ seller_id, draw_key }))
    .where('locked_at', 'is', null)
    .where('state', '=', 'committed')
    .execute();
}

/** Once: then it stays. */
export async function savePublicNumber(
  tx: Tx,
  { seller_id, draw_key }: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  public_number: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('draws')
    .set({ public_number, public_number_at: now })
    .where((eb) => eb.and({ seller_id, draw_key, state: 'frozen' }))
    .where('public_number', 'is', null)
    .execute();
}
