import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import '../tables.ts';

/** So that what somebody typed is only itself: no `%` finds everything. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** With accents or without, however the name is written. */
const named = (column: 'last_name' | 'first_name', begins: string): RawBuilder<unknown> =>
  sql`upkeep.folded(${sql.ref(`c.${column}`)}) like upkeep.folded(${`${literally(begins)}%`}::text)`;

/**
 * A condition on `customers c`: the beginning of an e-mail, of a first or last name, or of both. The same as the
 * indexes are made of.
 */
export function customerMatches(words: string): RawBuilder<unknown> {
  const typed = words.trim().toLowerCase();
  const [first = '', ...rest] = typed.split(/\s+/);
  const last = rest.join(' ');
  return last
    ? sql`(${named('last_name', last)} and ${named('first_name', first)})`
    : sql`(c.email_key like ${`${literally(typed)}%`} or ${named('last_name', typed)} or ${named('first_name', typed)})`;
}

/** For statements of other modules: the ids of a seller's customers that match. */
export const customersByWords = (sellerId: number, words: string): RawBuilder<unknown> =>
  sql`select c.user_id from customers c where c.seller_id = ${sellerId} and ${customerMatches(words)}`;
