// The only SQL on the links by which staff see the shop as a customer does.
import { VIEW_MINUTES } from '@stagedoor/rules/staff/staff-limits';
import { sql } from 'kysely';
import { prune } from '../../platform/db/prune.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OpenedBy, OpenedThing } from '../../office/index.ts';
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
  await prune(db, sql.table('view_links'), { by: 'expires_at', until: now });
}

/** What somebody has open: links that wait, and sessions that came of one. */
export async function viewLinksOf(db: Db, { sellerId, staffId, now }: OpenedBy): Promise<OpenedThing[]> {
  const { rows } = await sql<OpenedThing>`
    select concat_ws(' ', c.first_name, c.last_name) as what, v.since, v.until from (
      select user_id, expires_at - make_interval(mins => ${VIEW_MINUTES}::int) as since, expires_at as until from view_links
      where seller_id = ${sellerId} and staff_id = ${staffId} and expires_at > ${now}
      union all
      select user_id, created_at, least(expires_at, ends_at) from sessions
      where seller_id = ${sellerId} and viewed_by = ${staffId} and expires_at > ${now}) v
    join customers c on c.seller_id = ${sellerId} and c.user_id = v.user_id order by v.since`.execute(db);
  return rows;
}

/** Ends both. */
export async function deleteViewsOf(
  tx: Tx,
  { sellerId, staffId, now }: OpenedBy,
  keep: readonly number[] = [],
): Promise<number> {
  const { rows } = await sql`
    with links as (
      delete from view_links where seller_id = ${sellerId} and staff_id = ${staffId}
        and not outlet_id = any (${keep}::int[]) returning expires_at),
    visits as (
      delete from sessions where seller_id = ${sellerId} and viewed_by = ${staffId}
        and not outlet_id = any (${keep}::int[]) returning expires_at)
    select from (select * from links union all select * from visits) ended where expires_at > ${now}`.execute(
    tx,
  );
  return rows.length;
}
