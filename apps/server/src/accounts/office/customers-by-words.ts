import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import '../tables.ts';

/** So that what somebody typed is only itself: no `%` finds everything. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * A condition on `customers c`: the beginning of an e-mail, of a first or last name, or of both. The same as the
 * indexes are made of.
 */
export function customerMatches(words: string): RawBuilder<unknown> {
  const typed = words.trim().toLowerCase();
  const begins = `${literally(typed)}%`;
  if (typed.includes('@')) return sql`c.email_key like ${begins}`;
  const [first = '', ...rest] = typed.split(/\s+/);
  const last = rest.join(' ');
  if (last)
    return sql`(lower(c.last_name) like ${`${literally(last)}%`} and lower(c.first_name) like ${`${literally(first)}%`})`;
  return sql`(c.email_key like ${begins} or lower(c.last_name) like ${begins} or lower(c.first_name) like ${begins})`;
}

/** For statements of other modules: the ids of a seller's customers that match. */
export const customersByWords = (sellerId: number, words: string): RawBuilder<unknown> =>
  sql`select c.user_id from customers c where c.seller_id = ${sellerId} and ${customerMatches(words)}`;
