import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { MailScope } from './read-mails.ts';
import '../tables.ts';

/** What was written since a day began: how much of it has left, and how much waits. */
export async function writtenOn(
  db: Db,
  { sellerId, outletIds }: MailScope,
  since: Date,
): Promise<{ sent: number; waiting: number }> {
  const theirs = outletIds === 'all' ? sql`true` : sql`m.outlet_id = any (${outletIds}::int[])`;
  const { rows } = await sql<{ sent: number; waiting: number }>`
    select (count(*) filter (where m.state = 'sent'))::int as sent,
      (count(*) filter (where m.state = 'waiting'))::int as waiting
    from mails m where m.seller_id = ${sellerId} and ${theirs}
      and m.created_at >= ${since}`.execute(db);
  return firstOf(rows);
}
