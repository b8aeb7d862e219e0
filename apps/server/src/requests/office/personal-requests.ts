import { sql } from 'kysely';
import type { PersonalData } from '../../office/index.ts';
import '../tables.ts';

/** What an address must have to be read, and nothing that tells where somebody lives. */
const nowhere = JSON.stringify({
  firstName: '',
  lastName: '',
  addressLineOne: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
});

/** What was asked for and what came of it stays: draws are proven with it, under the request's number. */
export const personalRequests: PersonalData = {
  name: 'requests',
  findInTheWay: async (db, { sellerId, userId }) => {
    const rows = await db
      .selectFrom('series_requests')
      .select('number')
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PROCESSING'])
      .execute();
    return rows.map(({ number }) => ({ what: `Request ${number} is open` }));
  },
  read: async (db, { sellerId, userId }) =>
    db
      .selectFrom('series_requests')
      .select(['number', 'status', 'shipping_address as address', 'created_at as placed'])
      .where('seller_id', '=', sellerId)
      .where('user_id', '=', userId)
      .execute(),
  erase: async (tx, { sellerId, userId }, now) => {
    const { numAffectedRows } = await sql`
      update series_requests set shipping_address = ${nowhere}::jsonb, updated_at = ${now}
      where seller_id = ${sellerId} and user_id = ${userId}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  },
};
