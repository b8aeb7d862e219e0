import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import '../tables.ts';

/** AWARD-07: what the eight hours did not decide waits for a person. */
export const undecidedCharges: Matter = {
  name: 'Unknown payments',
  about: 'Payments of which nobody knows what became',
  permission: 'charging.decide',
  path: '/charging',
  find: async (db, { sellerId }) => {
    const { rows } = await sql<{ many: number; since: Date | null }>`
      select count(*)::int as many, min(created_at) as since from payment_intents
      where seller_id = ${sellerId} and kind = 'charge' and state = 'attention'`.execute(db);
    const { many: count, since } = firstOf(rows);
    if (count === 0) return undefined;
    const what = count === 1 ? 'payment of unknown outcome' : 'payments of unknown outcome';
    return { count, what, since: since! };
  },
};
