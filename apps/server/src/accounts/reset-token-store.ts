// The only SQL on reset tokens: one a customer, so that a newer one voids the older.
import { sql } from 'kysely';
import { prune } from '../platform/db/prune.ts';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface ResetToken {
  sellerId: number;
  userId: number;
  tokenHash: string;
}

/** A token is found together with whose it is, never alone. */
const matching = ({ sellerId, userId, tokenHash }: ResetToken) => ({
  seller_id: sellerId,
  user_id: userId,
  token_hash: tokenHash,
});

export async function saveResetToken(db: Db, token: ResetToken, expiresAt: Date): Promise<void> {
  const change = { token_hash: token.tokenHash, expires_at: expiresAt };
  await db
    .insertInto('password_resets')
    .values({ ...matching(token), ...change })
    .onConflict((conflict) => conflict.columns(['seller_id', 'user_id']).doUpdateSet(change))
    .execute();
}

export async function isResetToken(db: Db, token: ResetToken, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where((eb) => eb.and(matching(token)))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for exactly one caller. */
export async function useResetToken(db: Db, token: ResetToken, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('password_resets')
    .where((eb) => eb.and(matching(token)))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteResetTokens(db: Db, sellerId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteExpiredResetTokens(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('password_resets'), { by: 'expires_at', until: now });
}
