import type { Db } from '../../platform/db/tables.ts';
import './tables.ts';

/** Who of the staff changed something last, and when; nobody where it was the customer. */
export async function latestChange(
  db: Db,
  sellerId: number | undefined,
  subject: { kind: string; id: string | number },
  since: Date | undefined,
): Promise<{ changedBy: string; changedAt: Date } | undefined> {
  if (sellerId === undefined) return undefined;
  const entry = await db
    .selectFrom('staff_log as l')
    .innerJoin('staff as s', 's.staff_id', 'l.staff_id')
    .select(['s.name', 'l.at'])
    .where('l.seller_id', '=', sellerId)
    .where('l.subject_kind', '=', subject.kind)
    .where('l.subject_id', '=', String(subject.id))
    .where('l.refused', '=', false)
    .$if(since !== undefined, (query) => query.where('l.at', '>', since!))
    .orderBy('l.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry && { changedBy: entry.name, changedAt: entry.at };
}
