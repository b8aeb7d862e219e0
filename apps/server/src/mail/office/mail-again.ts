import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { insertMail } from '../mail-store.ts';
import type { MailRow } from '../mail-store.ts';

export const findMail = (db: Db, sellerId: number, mailId: string): Promise<MailRow | undefined> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst();

/** The same letter, with the same Message-ID; false where it waits already. */
export async function queueAgain(tx: Tx, { seller_id, mail_id }: MailRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ state: 'waiting', attempts: 0, due_at: now, sent_at: null, last_error: null })
    .where('seller_id', '=', seller_id)
    .where('mail_id', '=', mail_id)
    .where('state', 'in', ['sent', 'dead'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same words to somebody else: a letter of its own. */
export async function copyMail(tx: Tx, mail: MailRow, recipient: string, now: Date): Promise<void> {
  await insertMail(tx, {
    ...mail,
    attachments: JSON.stringify(mail.attachments),
    mail_id: randomUUID(),
    recipient,
    state: 'waiting',
    attempts: 0,
    due_at: now,
    created_at: now,
    sent_at: null,
    last_error: null,
  });
}
