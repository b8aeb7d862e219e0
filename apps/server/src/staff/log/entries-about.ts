import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { personAndRole } from '../staff-words.ts';
import './tables.ts';

export interface EntryAbout {
  id: string;
  at: Date;
  action: LogAction;
  reason: string | null;
  /** With the role: `Ada Moss, Finance`. */
  name: string;
}

/** What staff did with one thing, the latest first. */
export async function entriesAbout(
  db: Db,
  sellerId: number,
  subject: { kind: string; id: string },
): Promise<EntryAbout[]> {
  const rows = await db
    .selectFrom('staff_log as l')
    .leftJoin('staff as s', 's.staff_id', 'l.staff_id')
    .leftJoin('staff_roles as r', (join) =>
      join.onRef('r.staff_id', '=', 'l.staff_id').on('r.seller_id', '=', sellerId),
    )
    .select(sql<string>`l.entry_id::text`.as('id'))
    .select(['l.at', 'l.action', 'l.reason', 's.name', 'r.role', 'l.by_whom'])
    .where('l.seller_id', '=', sellerId)
    .where('l.subject_kind', '=', subject.kind)
    .where('l.subject_id', '=', subject.id)
    .where('l.refused', '=', false)
    .orderBy('l.entry_id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ by_whom, name, role, action, ...row }) => ({
    ...row,
    action: action as LogAction,
    name: name === null ? by_whom : personAndRole(name, role),
  }));
}
