import { sql } from 'kysely';
import { ERASED_NAME } from '../../office/index.ts';
import type { Person, PersonalData } from '../../office/index.ts';
import '../tables.ts';

const theirs = ({ sellerId, userId }: Person) => sql`m.seller_id = ${sellerId} and m.profile_id in (
  select p.profile_id from payment_profiles p
  where p.seller_id = ${sellerId} and p.owner_kind = 'customer' and p.owner_id = ${userId})`;

/** The gateway forgets them by the job that removes cards; the last four stay with what was paid. */
export const personalCards: PersonalData = {
  name: 'cards',
  read: async (db, person) => {
    const { rows } = await sql`
      select m.card_type as type, m.last_four as "lastFour", m.expiration, m.holder_name as holder,
        m.created_at as saved, m.removed_at as removed
      from payment_methods m where ${theirs(person)} order by m.created_at`.execute(db);
    return rows;
  },
  erase: async (tx, person, now) => {
    const { numAffectedRows } = await sql`
      update payment_methods m set holder_name = ${ERASED_NAME}, removed_at = coalesce(m.removed_at, ${now}),
        removed_by = coalesce(m.removed_by, 'owner')
      where ${theirs(person)}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  },
};
