import { randomUUID } from 'node:crypto';
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import type { Db } from '../platform/db/tables.ts';
import { composeLetter } from './compose-letter.ts';
import { insertMail } from './mail-store.ts';
import type { NewMail } from './letter.ts';
import { takeSample } from './sample-letter.ts';

/** Nothing that could begin another header. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Writes a mail to be sent, in the transaction of whatever it tells about. */
export async function queueMail(db: Db, mail: NewMail, now: Date): Promise<void> {
  if (takeSample(db, mail)) return;
  const { from, kind, to, isSecret = false, attachments = [], about, notBefore } = mail;
  const letter = composeLetter(from, mail);
  await insertMail(db, {
    seller_id: from.sellerId,
    mail_id: randomUUID(),
    outlet_id: from.outletId,
    kind,
    about: about ?? null,
    from_name: oneLine(from.name),
    reply_to: from.contactEmail ? oneLine(from.contactEmail) : null,
    recipient: oneLine(to),
    language: from.languages ? (currentLanguage()?.code ?? ENGLISH_LANGUAGE) : null,
    subject: oneLine(letter.subject),
    own_subject: letter.subject === mail.subject ? null : oneLine(mail.subject),
    opening: letter.opening,
    html: letter.html,
    plain_text: letter.text,
    is_secret: isSecret,
    attachments: JSON.stringify(attachments),
    due_at: notBefore ?? now,
    created_at: now,
    sent_at: null,
    last_error: null,
  });
}
