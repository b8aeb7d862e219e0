import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { OpenedBy } from '../../office/index.ts';
import { prune } from '../../platform/db/prune.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { ReportLinksTable } from '../tables.ts';
import '../tables.ts';

export type ReportLinkRow = Selectable<ReportLinksTable>;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** The code itself is told once and kept nowhere. */
export async function insertLink(
  tx: Tx,
  facts: Omit<Insertable<ReportLinksTable>, 'code_hash'>,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await tx
    .insertInto('report_links')
    .values({ ...facts, code_hash: hashOf(code) })
    .execute();
  return code;
}

/** Open or over: who has the code may know which. */
export async function findLink(db: Db, sellerId: number, code: string): Promise<ReportLinkRow | undefined> {
  if (!/^[\w-]{32}$/.test(code)) return undefined;
  return db
    .selectFrom('report_links')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
}

export const isOpen = ({ ended_at, ends_at }: ReportLinkRow, now: Date): boolean =>
  ended_at === null && ends_at > now;

export async function markOpened(db: Db, { seller_id, link_id }: ReportLinkRow, now: Date): Promise<void> {
  await db
    .updateTable('report_links')
    .set({ opened_at: now })
    .where('seller_id', '=', seller_id)
    .where('link_id', '=', link_id)
    .execute();
}

export const openLinks = (db: Db, sellerId: number, eventIds: readonly number[], now: Date) =>
  db
    .selectFrom('report_links')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('event_id', 'in', eventIds)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('link_id')
    .execute();

/** Answers the link where there was one to end. */
export const endLink = (
  tx: Tx,
  { sellerId, linkId, now }: { sellerId: number; linkId: number; now: Date },
): Promise<ReportLinkRow | undefined> =>
  tx
    .updateTable('report_links')
    .set({ ended_at: now })
    .where('seller_id', '=', sellerId)
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** What one person has made that is not over. */
export const linksBy = (db: Db, { sellerId, staffId, now }: OpenedBy): Promise<ReportLinkRow[]> =>
  db
    .selectFrom('report_links')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('link_id')
    .execute();

/** Ends them all, but for those of the outlets to keep. */
export async function endLinksOf(tx: Tx, by: OpenedBy, keep: readonly number[] = []): Promise<number> {
  const ended = await tx
    .updateTable('report_links')
    .set({ ended_at: by.now })
    .where('seller_id', '=', by.sellerId)
    .where('staff_id', '=', by.staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', by.now)
    .$if(keep.length > 0, (query) => query.where('outlet_id', 'not in', keep))
    .returning('link_id')
    .execute();
  return ended.length;
}

export const deleteOldLinks = (db: Db, endedUntil: Date): Promise<void> =>
  prune(db, sql.table('report_links'), { by: 'ends_at', until: endedUntil });
