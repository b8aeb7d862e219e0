// The only SQL on sessions.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prune } from '../platform/db/prune.ts';
import { listOf, statement } from '../platform/db/statement.ts';
import type { Db } from '../platform/db/tables.ts';
import type { SessionsTable } from './tables.ts';
import './tables.ts';

export type SessionRow = SessionsTable;

/** A session as it was read; its mark is another one as soon as anybody has written to it. */
export interface LiveSession extends SessionRow {
  mark: string;
}

export interface SessionKey {
  sellerId: number;
  outletId: number;
  sidHash: string;
}

/** A session as it is looked for. */
export interface SessionVisit extends SessionKey {
  /** Whoever is signed in without being a member of this very outlet counts as a visitor. */
  membersOnly: boolean;
  now: Date;
}

const at = ({ sellerId, outletId, sidHash }: SessionKey) => ({
  seller_id: sellerId,
  outlet_id: outletId,
  sid_hash: sidHash,
});

export const keyOf = (row: SessionRow): SessionKey => ({
  sellerId: row.seller_id,
  outletId: row.outlet_id,
  sidHash: row.sid_hash,
});

type Places = Record<'sellers' | 'outlets' | 'hashes' | 'membersOnly' | 'nows', readonly unknown[]>;

const liveAt = statement(
  (given: Places) => sql<LiveSession & { place: number; is_stranger: boolean }>`
    select w.place::int, s.seller_id, s.outlet_id, s.sid_hash, s.public_id, s.user_id, s.proven_user_id,
      s.password_given, s.viewed_by, s.created_at, s.expires_at, s.ends_at, s.xmin::text as mark,
      w.members_only and s.user_id is not null and not exists (
        select from customers c where c.seller_id = s.seller_id and c.user_id = s.user_id
          and c.member_outlet_id = s.outlet_id) as is_stranger
    from unnest(${listOf('int', given.sellers)}, ${listOf('int', given.outlets)}, ${listOf('text', given.hashes)},
      ${listOf('boolean', given.membersOnly)}, ${listOf('timestamptz', given.nows)})
      with ordinality as w (seller, outlet, hash, members_only, now, place)
    join sessions s on s.seller_id = w.seller and s.outlet_id = w.outlet and s.sid_hash = w.hash and s.expires_at > w.now`,
);

/** The session that a cookie has at each of these places; what ran out counts as absent, whoever tidies it up later. */
export async function findLiveSessions(
  db: Db,
  visits: readonly SessionVisit[],
): Promise<(LiveSession | undefined)[]> {
  const { rows } = await liveAt(db, {
    sellers: visits.map(({ sellerId }) => sellerId),
    outlets: visits.map(({ outletId }) => outletId),
    hashes: visits.map(({ sidHash }) => sidHash),
    membersOnly: visits.map(({ membersOnly }) => membersOnly),
    nows: visits.map(({ now }) => now.toISOString()),
  });
  const found: (LiveSession | undefined)[] = visits.map(() => undefined);
  for (const { place, is_stranger, ...row } of rows)
    found[place - 1] = is_stranger ? { ...row, user_id: null } : row;
  return found;
}

export async function findLiveSession(db: Db, visit: SessionVisit): Promise<SessionRow | undefined> {
  const [found] = await findLiveSessions(db, [visit]);
  if (!found) return undefined;
  const { mark: _, ...row } = found;
  return row;
}

/** Whether a session still is what it was when it was read, as a piece of somebody else's statement. */
export const isStillLive = (
  given: SessionKey & { mark: string; now: Date },
): RawBuilder<boolean> => sql`exists (
  select from sessions where seller_id = ${given.sellerId} and outlet_id = ${given.outletId}
    and sid_hash = ${given.sidHash} and expires_at > ${given.now} and xmin::text = ${given.mark})`;

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

/** Changes a session that is still alive; answers undefined when it is over. */
export async function updateSession(
  db: Db,
  key: SessionKey,
  change: Partial<SessionRow>,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .updateTable('sessions')
    .set(change)
    .where((eb) => eb.and(at(key)))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Moves the end of a session, never past its last day; answers undefined when it is over. */
export async function extendSession(
  db: Db,
  key: SessionKey,
  until: Date,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(${until}::timestamptz, ends_at)` })
    .where((eb) => eb.and(at(key)))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Everything that lives under one cookie goes on under another; the old one is worth nothing. */
export async function moveSessions(db: Db, fromHash: string, toHash: string): Promise<void> {
  await db.updateTable('sessions').set({ sid_hash: toHash }).where('sid_hash', '=', fromHash).execute();
}

export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.and(at(key)))
    .execute();
}

/** All sessions of a customer, except those under one cookie. */
export async function deleteSessionsOf(
  db: Db,
  sellerId: number,
  userId: number,
  exceptSidHash?: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .$if(exceptSidHash !== undefined, (query) => query.where('sid_hash', '<>', exceptSidHash!))
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('sessions'), { by: 'expires_at', until: now });
}
