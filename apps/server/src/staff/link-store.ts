// The only SQL on one-time links.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { prune } from '../platform/db/prune.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { StaffLinksTable } from './tables.ts';
import './tables.ts';

export type StaffLinkRow = Selectable<StaffLinksTable>;
type NewLink = Omit<StaffLinkRow, 'link_id' | 'used_at'>;

export const insertLink = (db: Db, link: NewLink): Promise<StaffLinkRow> =>
  db.insertInto('staff_links').values(link).returningAll().executeTakeFirstOrThrow();

/** A link that is neither used nor over. */
export const findLink = (
  db: Db,
  kind: StaffLinkRow['kind'],
  tokenHash: string,
  now: Date,
): Promise<StaffLinkRow | undefined> =>
  db
    .selectFrom('staff_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up; undefined when somebody else was first, or its time is over. */
export const takeLink = (tx: Tx, linkId: number, now: Date): Promise<StaffLinkRow | undefined> =>
  tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('link_id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Invitations to a seller that wait for an answer. Those of the first owner were printed and belong to no list. */
export const waitingInvitations = (db: Db, sellerId: number, now: Date): Promise<StaffLinkRow[]> =>
  db
    .selectFrom('staff_links')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('kind', '=', 'invitation')
    .where('email', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();

/** Those of them that one person sent. */
export const invitationsBy = async (
  db: Db,
  { sellerId, staffId, now }: { sellerId: number; staffId: number; now: Date },
): Promise<StaffLinkRow[]> =>
  (await waitingInvitations(db, sellerId, now)).filter(({ invited_by }) => invited_by === staffId);

/** Takes back what waits for one address, of one person, or one link of a seller; answers what it was. */
export const withdrawInvitations = (
  tx: Tx,
  sellerId: number,
  which: { linkId: number } | { emailKey: string } | { invitedBy: number },
): Promise<StaffLinkRow[]> =>
  tx
    .deleteFrom('staff_links')
    .where('seller_id', '=', sellerId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where((eb) => {
      if ('linkId' in which) return eb('link_id', '=', which.linkId);
      return 'emailKey' in which
        ? eb('email_key', '=', which.emailKey)
        : eb('invited_by', '=', which.invitedBy);
    })
    .returningAll()
    .execute();

/** Those that nobody can use any more, and after a while those that somebody has used. */
export async function deleteOldLinks(
  db: Db,
  { now, usedUntil }: { now: Date; usedUntil: Date },
): Promise<void> {
  const [links, by] = [sql.table('staff_links'), 'expires_at'];
  await prune(db, links, { by, until: now, only: sql`used_at is null` });
  await prune(db, links, { by, until: usedUntil, only: sql`used_at is not null` });
}

/** A newer link to a new password takes the older one's place. */
export async function deletePasswordLinks(db: Db, staffId: number): Promise<void> {
  await db
    .deleteFrom('staff_links')
    .where('staff_id', '=', staffId)
    .where('kind', '=', 'password')
    .where('used_at', 'is', null)
    .execute();
}
