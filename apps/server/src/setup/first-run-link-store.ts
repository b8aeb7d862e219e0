// The only SQL on the links that found an installation.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { FirstRunLinksTable } from './tables.ts';
import './tables.ts';

export type FirstRunLink = Selectable<FirstRunLinksTable>;
type NewLink = Omit<FirstRunLink, 'link_id' | 'used_at'>;

/** Those that are over go with it; others that were printed go on: another node may have printed them. */
export async function insertFirstRunLink(db: Db, link: NewLink): Promise<void> {
  await db.deleteFrom('first_run_links').where('expires_at', '<=', link.created_at).execute();
  await db
    .insertInto('first_run_links')
    .values({ ...link, used_at: null })
    .execute();
}

/** One that is neither used nor over. */
export const findFirstRunLink = (db: Db, tokenHash: string, now: Date): Promise<FirstRunLink | undefined> =>
  db
    .selectFrom('first_run_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False when somebody else was first, or its time is over. */
export async function takeFirstRunLink(tx: Tx, linkId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('first_run_links')
    .set({ used_at: now })
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
