import { locale } from '@stagedoor/rules/language/locale';
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import '../tables.ts';

export const guestMatters: Matter = {
  name: 'Guest list',
  about: 'Guests who wait for an answer',
  permission: 'guests.look',
  path: '/guests?state=pending',
  find: async (db, { sellerId, outletIds }) => {
    const where = outletIds === 'all' ? sql`true` : sql`g.outlet_id = any (${outletIds}::int[])`;
    const { rows } = await sql<{ requests: number; since: Date | null; refused: number }>`
      select count(*)::int as requests, min(g.created_at) as since,
        count(*) filter (where g.payment_problem is not null)::int as refused
      from guest_requests g where g.seller_id = ${sellerId} and g.state = 'pending'
        and g.hidden_at is null and ${where}`.execute(db);
    const { requests: count, since, refused } = firstOf(rows);
    if (count === 0) return undefined;
    return {
      count,
      what: count === 1 ? 'guest waits for an answer' : 'guests wait for an answer',
      since: since!,
      detail: refused > 0 ? `The card of ${refused.toLocaleString(locale())} was declined.` : undefined,
    };
  },
};
