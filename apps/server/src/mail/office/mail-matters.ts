import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import '../tables.ts';

export const deadLetters: Matter = {
  name: 'Mail',
  about: 'Letters that came back',
  permission: 'mail.send-again',
  path: '/mail?state=dead',
  find: async (db, { sellerId, outletIds }) => {
    const where = outletIds === 'all' ? sql`true` : sql`m.outlet_id = any (${outletIds}::int[])`;
    const { rows } = await sql<{ mails: number; since: Date | null; commonest: string | null }>`
      select count(*)::int as mails, min(m.created_at) as since,
        mode() within group (order by m.last_error) as commonest from mails m
      where m.seller_id = ${sellerId} and m.state = 'dead' and ${where}`.execute(db);
    const { mails: count, since, commonest } = firstOf(rows);
    if (count === 0) return undefined;
    return {
      count,
      what: count === 1 ? 'letter came back' : 'letters came back',
      since: since!,
      detail: commonest ? `The mail server says${count === 1 ? '' : ' most often'}: ${commonest}` : undefined,
    };
  },
};
