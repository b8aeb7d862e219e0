import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import { erasedEmail } from '../../office/index.ts';
import type { Person, PersonalData } from '../../office/index.ts';
import '../tables.ts';

/** That something was sent, when and of what kind, stays; to whom and what it said goes. What waits is not sent. */
async function eraseLetters(tx: Tx, person: Person, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    update mails set recipient = ${erasedEmail(person)}, subject = kind, own_subject = null, html = null, plain_text = null,
      attachments = '[]', last_error = case when state = 'waiting' then 'Erased' end,
      state = case when state = 'waiting' then 'dead' else state end
    where seller_id = ${person.sellerId} and ${which}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Letters that went to an address which the person had before. */
export const eraseLettersAbout = (
  tx: Tx,
  { files, ...person }: Person & { files: readonly string[] },
): Promise<number> => eraseLetters(tx, person, sql`about = any (${[...files]}::text[])`);

export const personalLetters: PersonalData = {
  name: 'letters',
  read: async (db, { sellerId, email }) =>
    db
      .selectFrom('mails')
      .select([
        'kind',
        'subject',
        'recipient',
        'state',
        'created_at as written',
        'sent_at as sent',
        'plain_text as text',
      ])
      .where('seller_id', '=', sellerId)
      .where('recipient', '=', email)
      .where('is_secret', '=', false)
      .orderBy('created_at')
      .execute(),
  erase: (tx, person) => eraseLetters(tx, person, sql`recipient = ${person.email}`),
};
