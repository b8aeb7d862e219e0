import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { MailRow } from '../mail-store.ts';
import '../tables.ts';

export interface MailScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export interface MailFilter {
  state?: MailRow['state'] | undefined;
  words?: string | undefined;
  outletId?: number | undefined;
}

type Listed = Omit<MailRow, 'html' | 'plain_text' | 'attachments'>;

const columns: Record<string, KeysetColumn<Listed>> = {
  written: { column: sql`m.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
};
const id: KeysetColumn<Listed> = {
  column: sql`m.mail_id::text`,
  type: 'text',
  valueOf: (row) => row.mail_id,
};
/** So that what somebody typed is only itself: no `%` finds everything. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

export function scoped({ sellerId, outletIds }: MailScope, outletId?: number): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  return sql`m.seller_id = ${sellerId} and ${wanted === 'all' ? sql`true` : sql`m.outlet_id = any (${wanted}::int[])`}`;
}

function matching(scope: MailScope, { state, words, outletId }: MailFilter): RawBuilder<unknown> {
  const typed = words?.trim().toLowerCase();
  return sql`${scoped(scope, outletId)}
    and ${state ? sql`m.state = ${state}` : sql`true`}
    and ${typed ? sql`lower(m.recipient) like ${`${literally(typed)}%`}` : sql`true`}`;
}

export async function readMails(
  db: Db,
  scope: MailScope,
  filter: MailFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const keyset = keysetPieces<Listed>({ columns, id, begin: '-written' }, asked, size);
  const { rows } = await sql<Listed>`
    select m.seller_id, m.mail_id, m.outlet_id, m.kind, m.about, m.from_name, m.reply_to, m.recipient, m.language,
      m.subject, m.is_secret, m.state, m.attempts, m.due_at, m.created_at, m.sent_at, m.last_error
    from mails m where ${matching(scope, filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  return keyset.page(rows);
}

export async function countMatching(db: Db, scope: MailScope, filter: MailFilter) {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from (
      select 1 from mails m where ${matching(scope, filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { mails } = firstOf(rows);
  return { matching: Math.min(mails, COUNTED), isExact: mails <= COUNTED };
}

export async function countByState(
  db: Db,
  scope: MailScope,
  outletId?: number,
): Promise<{ state: MailRow['state']; mails: number }[]> {
  const { rows } = await sql<{ state: MailRow['state']; mails: number }>`
    select m.state, count(*)::int as mails from mails m where ${scoped(scope, outletId)}
    group by m.state order by m.state`.execute(db);
  return rows;
}

/** The last letter about each that still has its words and lets nobody in. */
export async function lastLetters(
  tx: Tx,
  scope: MailScope,
  about: readonly string[],
): Promise<Map<string, MailRow>> {
  const { rows } = await sql<MailRow & { about: string }>`
    select distinct on (m.about) m.* from mails m
    where ${scoped(scope)} and m.about = any (${[...about]}::text[]) and m.html is not null and not m.is_secret
    order by m.about, m.created_at desc, m.mail_id`.execute(tx);
  return new Map(rows.map((row) => [row.about, row]));
}
