// The only SQL on the links by which staff see the shop as a customer does.
import type { Db } from '../../platform/db/tables.ts';
import type { ViewLinksTable } from '../tables.ts';
import '../tables.ts';

export async function insertViewLink(db: Db, row: ViewLinksTable): Promise<void> {
  await db.insertInto('view_links').values(row).execute();
}

/** For exactly one visit, in time, at the outlet that it was made for. */
export async function useViewLink(
  db: Db,
  key: { sellerId: number; outletId: number; tokenHash: string },
  now: Date,
): Promise<ViewLinksTable | undefined> {
  return db
    .deleteFrom('view_links')
    .where('token_hash', '=', key.tokenHash)
    .where('seller_id', '=', key.sellerId)
    .where('outlet_id', '=', key.outletId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredViewLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('view_links').where('expires_at', '<=', now).execute();
}
