// The log as lists show it, the latest first, by keys and never by counting.
import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Facts } from './tables.ts';
import './tables.ts';

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
  key_name: string | null;
}

function describe(row: Row): LogEntry {
  return {
    id: row.entry_id,
    at: row.at,
    by: row.by_whom,
    staff: row.staff_id === null ? undefined : { id: row.staff_id, name: row.name!, email: row.email! },
    key: row.key_name ?? undefined,
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
      and ${asked.refused ? sql`l.refused` : sql`true`}`;
}

/** Entries are numbered as they are written: the number is the time. */
const id: KeysetColumn<Row> = {
  column: sql`l.entry_id`,
  type: 'bigint',
  valueOf: ({ entry_id }) => entry_id,
};

export async function readLog(db: Db, asked: LogQuestion, page: KeysetQuestion, size?: number) {
  const keyset = keysetPieces<Row>({ columns: { at: id }, id, begin: '-at' }, page, size);
  const { rows } = await sql<Row>`
    select l.entry_id::text, l.at, l.by_whom, l.action, l.refused, l.subject_kind, l.subject_id, l.outlet_id, l.before,
      l.after, l.reason, l.staff_id, p.name, p.email, v.person_kind, v.person_id, v.before as person_before,
      v.after as person_after, v.erased_at, k.name as key_name
    from staff_log l left join staff p on p.staff_id = l.staff_id
    left join staff_log_personal v on v.personal_id = l.personal_id
    left join office_keys k on k.key_id = l.key_id
    where ${matching(asked)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const shown = keyset.page(rows);
  return { ...shown, rows: shown.rows.map(describe) };
}

/** As far as a list counts. */
export async function countShownLog(db: Db, asked: LogQuestion) {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from (
      select 1 from staff_log l where ${matching(asked)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(db);
  const { entries } = firstOf(rows);
  return { matching: Math.min(entries, COUNTED), isExact: entries <= COUNTED };
}

export async function countLog(db: Db, asked: LogQuestion): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from staff_log l where ${matching(asked)}`.execute(db);
  return firstOf(rows).entries;
}
