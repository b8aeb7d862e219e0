// The only SQL on login tokens and on the requests for them.
import { sql } from 'kysely';
import { prune } from '../../platform/db/prune.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { LoginTokensTable, MembershipRequestsTable } from '../tables.ts';
import '../tables.ts';

/** False when the same request was answered before. */
export async function rememberRequest(db: Db, row: MembershipRequestsTable): Promise<boolean> {
  const inserted = await db
    .insertInto('membership_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertLoginToken(db: Db, row: LoginTokensTable): Promise<void> {
  await db.insertInto('login_tokens').values(row).execute();
}

/** For exactly one caller, in time, at the outlet and in the browser it was made for. */
export async function useLoginToken(
  db: Db,
  key: { sellerId: number; outletId: number; tokenHash: string; state: string },
  now: Date,
): Promise<LoginTokensTable | undefined> {
  return db
    .deleteFrom('login_tokens')
    .where('seller_id', '=', key.sellerId)
    .where('outlet_id', '=', key.outletId)
    .where('token_hash', '=', key.tokenHash)
    .where('state', '=', key.state)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('login_tokens'), { by: 'expires_at', until: now });
  await prune(db, sql.table('membership_requests'), { by: 'expires_at', until: now });
}
