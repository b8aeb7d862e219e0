// The only SQL on sessions.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { SessionsTable } from './tables.ts';
import './tables.ts';

export type SessionRow = SessionsTable;

interface Place {
  sellerId: number;
  outletId: number;
}

/** A session that has not run out at `now`; what ran out counts as absent, whoever tidies it up later. */
export async function findLiveSession(
  db: Db,
  place: Place,
  sidHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('seller_id', '=', place.sellerId)
    .where('outlet_id', '=', place.outletId)
    .where('sid_hash', '=', sidHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether this cookie is in use at any outlet: pages of several outlets may share the host that keeps it. */
export async function isLiveSid(db: Db, sidHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('sid_hash')
    .where('sid_hash', '=', sidHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSession(db: Db, row: SessionRow): Promise<SessionRow> {
  return db
    .insertInto('sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'outlet_id', 'sid_hash']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves the end of a session, never past its last day; answers undefined when it is over. */
export async function extendSession(
  db: Db,
  row: SessionRow,
  until: Date,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(${until}::timestamptz, ends_at)` })
    .where('seller_id', '=', row.seller_id)
    .where('outlet_id', '=', row.outlet_id)
    .where('sid_hash', '=', row.sid_hash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteSession(
  db: Db,
  row: Pick<SessionRow, 'seller_id' | 'outlet_id' | 'sid_hash'>,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('seller_id', '=', row.seller_id)
    .where('outlet_id', '=', row.outlet_id)
    .where('sid_hash', '=', row.sid_hash)
    .execute();
}

export async function markPasswordGiven(db: Db, place: Place, sidHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_given: true })
    .where('seller_id', '=', place.sellerId)
    .where('outlet_id', '=', place.outletId)
    .where('sid_hash', '=', sidHash)
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
