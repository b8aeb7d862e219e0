// The only SQL on mails.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { changeRow } from '../platform/db/change-row.ts';
import { insertRow } from '../platform/db/insert-row.ts';
import { prune } from '../platform/db/prune.ts';
import { statement } from '../platform/db/statement.ts';
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

const mailColumns = [
  'seller_id',
  'mail_id',
  'outlet_id',
  'kind',
  'about',
  'from_name',
  'reply_to',
  'recipient',
  'language',
  'subject',
  'own_subject',
  'opening',
  'html',
  'plain_text',
  'attachments',
  'is_secret',
  'state',
  'attempts',
  'due_at',
  'created_at',
  'sent_at',
  'last_error',
] as const satisfies (keyof MailRow)[];

const claim = statement(
  (given: { most: number; now: Date; leaseUntil: Date }) => sql<WaitingMail>`
    update mails set attempts = attempts + 1, due_at = ${given.leaseUntil}
    where (seller_id, mail_id) in (
      select seller_id, mail_id from mails
      where state = 'waiting' and due_at <= ${given.now}
      order by due_at limit ${given.most}
      for update skip locked)
    returning ${sql.join(mailColumns.map((column) => sql.ref(column)))}`,
);

/** Takes what is due for as long as the lease lasts; other nodes pass over it. */
export async function claimDueMails(
  db: Db,
  most: number,
  now: Date,
  leaseUntil: Date,
): Promise<WaitingMail[]> {
  return (await claim(db, { most, now, leaseUntil })).rows;
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

/** Whoever has got it needs no copy of a secret; what is none stays as it is, unwritten. */
const withoutSecret = ({ is_secret }: MailRow) => (is_secret ? { html: null, plain_text: null } : {});

const key = ({ seller_id, mail_id }: MailRow) => ({ seller_id, mail_id });

const change = changeRow('mails');

export async function markSent(db: Db, mail: MailRow, now: Date): Promise<void> {
  const to = { state: 'sent', sent_at: now, last_error: null, ...withoutSecret(mail) };
  await change(db, { at: { ...key(mail), state: 'waiting' }, to });
}

/** To be tried again at `dueAt`, or never where there is no such time. */
export async function markFailed(
  db: Db,
  mail: MailRow,
  error: string,
  dueAt: Date | undefined,
): Promise<void> {
  const to = dueAt ? { due_at: dueAt } : { state: 'dead', ...withoutSecret(mail) };
  await change(db, { at: { ...key(mail), state: 'waiting' }, to: { ...to, last_error: error } });
}

/** Those that have left, and those that never will. */
export const deleteOldMails = (db: Db, until: Date): Promise<void> =>
  prune(db, sql.table('mails'), { by: 'created_at', until, only: sql`state <> 'waiting'` });
