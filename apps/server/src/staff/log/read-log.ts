// The log as lists show it, the latest first, by keys and never by counting.
import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Facts } from './tables.ts';
import './tables.ts';

const PAGE = 50;

export interface LogQuestion {
  sellerId: number;
  /** Lines about oneself only, whatever else is asked. */
  ownStaffId: number | undefined;
  staffId?: number | undefined;
  action?: string | undefined;
  outletId?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  refused?: boolean | undefined;
  /** Older than this entry. */
  before?: string | undefined;
}

interface Row {
  entry_id: string;
  at: Date;
  by_whom: 'staff' | 'job' | 'command';
  action: string;
  refused: boolean;
  subject_kind: string | null;
  subject_id: string | null;
  outlet_id: number | null;
  before: Facts | null;
  after: Facts | null;
  reason: string | null;
  staff_id: number | null;
  name: string | null;
  email: string | null;
  person_kind: string | null;
  person_id: number | null;
  person_before: Facts | null;
  person_after: Facts | null;
  erased_at: Date | null;
}

function describe(row: Row): LogEntry {
  return {
    id: row.entry_id,
    at: row.at,
    by: row.by_whom,
    staff: row.staff_id === null ? undefined : { id: row.staff_id, name: row.name!, email: row.email! },
    action: row.action,
    refused: row.refused,
    subject: row.subject_kind === null ? undefined : { kind: row.subject_kind, id: row.subject_id! },
    outletId: row.outlet_id ?? undefined,
    before: row.before ?? undefined,
    after: row.after ?? undefined,
    reason: row.reason ?? undefined,
    personal:
      row.person_kind === null
        ? undefined
        : {
            kind: row.person_kind,
            id: row.person_id!,
            before: row.person_before ?? undefined,
            after: row.person_after ?? undefined,
            erasedAt: row.erased_at ?? undefined,
          },
  };
}

/** Entries of a seller, and of the accounts of those who work for it; of other sellers nothing. */
function matching(asked: LogQuestion): RawBuilder<unknown> {
  const whose = asked.ownStaffId ?? asked.staffId;
  return sql`(l.seller_id = ${asked.sellerId} or (l.seller_id is null and exists (
        select from staff_roles r where r.seller_id = ${asked.sellerId} and r.staff_id = l.staff_id)))
      and ${whose === undefined ? sql`true` : sql`l.staff_id = ${whose}`}
      and ${asked.action === undefined ? sql`true` : sql`l.action = ${asked.action}`}
      and ${asked.outletId === undefined ? sql`true` : sql`l.outlet_id = ${asked.outletId}`}
      and ${asked.from === undefined ? sql`true` : sql`l.at >= ${asked.from}`}
      and ${asked.to === undefined ? sql`true` : sql`l.at < ${asked.to}`}
      and ${asked.refused ? sql`l.refused` : sql`true`}
      and ${asked.before === undefined ? sql`true` : sql`l.entry_id < ${asked.before}::bigint`}`;
}

export interface LogPage {
  entries: LogEntry[];
  next: string | undefined;
}

export async function readLog(db: Db, asked: LogQuestion, page = PAGE): Promise<LogPage> {
  const { rows } = await sql<Row>`
    select l.entry_id::text, l.at, l.by_whom, l.action, l.refused, l.subject_kind, l.subject_id, l.outlet_id, l.before,
      l.after, l.reason, l.staff_id, p.name, p.email, v.person_kind, v.person_id, v.before as person_before,
      v.after as person_after, v.erased_at
    from staff_log l left join staff p on p.staff_id = l.staff_id
    left join staff_log_personal v on v.personal_id = l.personal_id
    where ${matching(asked)}
    order by l.entry_id desc limit ${sql.lit(page + 1)}`.execute(db);
  const shown = rows.slice(0, page);
  return { entries: shown.map(describe), next: rows.length > page ? shown.at(-1)!.entry_id : undefined };
}

export async function countLog(db: Db, asked: LogQuestion): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from staff_log l where ${matching(asked)}`.execute(db);
  return rows[0]!.entries;
}
