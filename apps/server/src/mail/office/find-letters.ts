import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { MailRow } from '../mail-store.ts';
import { literally, scoped } from './read-mails.ts';
import type { MailScope } from './read-mails.ts';

export type FoundLetter = Pick<MailRow, 'mail_id' | 'recipient' | 'subject' | 'state' | 'created_at'>;

const MOST = 5;

/**
 * Letters to an address or with a subject that begins like this, to people, or about things (`order Z4100000114`); the
 * latest first. Each way is found by its own index.
 */
export async function findLetters(
  db: Db,
  scope: MailScope,
  { words, to, about }: { words: string; to: readonly string[]; about: readonly string[] },
): Promise<FoundLetter[]> {
  const begins = `${literally(words.toLowerCase())}%`;
  const piece = (condition: ReturnType<typeof sql>) => sql`
    (select m.mail_id, m.recipient, m.subject, m.state, m.created_at from mails m
    where ${scoped(scope)} and ${condition} order by m.created_at desc limit ${sql.lit(MOST)})`;
  const { rows } = await sql<FoundLetter>`
    select * from (
      ${piece(sql`lower(m.recipient) like ${begins}`)}
      union ${piece(sql`lower(m.subject) like ${begins}`)}
      union ${piece(sql`lower(m.recipient) = any (${to.map((email) => email.toLowerCase())}::text[])`)}
      union ${piece(sql`m.about = any (${[...about]}::text[])`)}) found
    order by created_at desc limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
