// The only SQL on mails.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { insertRow } from '../platform/db/insert-row.ts';
import { prune } from '../platform/db/prune.ts';
import type { Db } from '../platform/db/tables.ts';
import type { MailsTable } from './tables.ts';
import './tables.ts';

export type MailRow = Selectable<MailsTable>;
/** A mail that waits still has its body. */
export type WaitingMail = MailRow & { html: string; plain_text: string };

const write = insertRow<Insertable<MailsTable>>('mails');

export async function insertMail(db: Db, row: Insertable<MailsTable>): Promise<void> {
  await write(db, row);
}

/** Takes what is due for as long as the lease lasts; other nodes pass over it. */
export async function claimDueMails(
  db: Db,
  most: number,
  now: Date,
  leaseUntil: Date,
): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    update mails set attempts = attempts + 1, due_at = ${leaseUntil}
    where (seller_id, mail_id) in (
      select seller_id, mail_id from mails
      where state = 'waiting' and due_at <= ${now}
      order by due_at limit ${most}
      for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Keeps what this node took and still works on; what another has taken since is that one's. */
export async function renewLease(db: Db, mails: readonly MailRow[], leaseUntil: Date): Promise<void> {
  const claimed = mails.map(({ mail_id }) => mail_id);
  const attempts = mails.map((mail) => mail.attempts);
  await sql`
    update mails set due_at = ${leaseUntil}
    from unnest(${claimed}::uuid[], ${attempts}::int[]) as claim (mail_id, attempts)
    where mails.mail_id = claim.mail_id and mails.attempts = claim.attempts and state = 'waiting'
      and due_at < ${leaseUntil}`.execute(db);
}

const withoutSecret = {
  html: sql<string | null>`case when is_secret then null else html end`,
  plain_text: sql<string | null>`case when is_secret then null else plain_text end`,
};

const key = ({ seller_id, mail_id }: MailRow) => ({ seller_id, mail_id });

export async function markSent(db: Db, mail: MailRow, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now, last_error: null, ...withoutSecret })
    .where((eb) => eb.and(key(mail)))
    .where('state', '=', 'waiting')
    .execute();
}

/** To be tried again at `dueAt`, or never where there is no such time. */
export async function markFailed(
  db: Db,
  mail: MailRow,
  error: string,
  dueAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(dueAt ? { due_at: dueAt } : { state: 'dead', ...withoutSecret })
    .set({ last_error: error })
    .where((eb) => eb.and(key(mail)))
    .where('state', '=', 'waiting')
    .execute();
}

/** Those that have left, and those that never will. */
export const deleteOldMails = (db: Db, until: Date): Promise<void> =>
  prune(db, sql.table('mails'), { by: 'created_at', until, only: sql`state <> 'waiting'` });
