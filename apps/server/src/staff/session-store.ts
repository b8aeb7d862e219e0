// The only SQL on staff sessions.
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { sql } from 'kysely';
import { prune } from '../platform/db/prune.ts';
import type { Db } from '../platform/db/tables.ts';
import type { StaffSessionsTable } from './tables.ts';
import { stepSince } from './passkeys/step-since-pieces.ts';
import './tables.ts';

export type StaffSessionRow = StaffSessionsTable;

/** A live session with who it is and what they are at its seller, as of this moment. */
export interface FoundSession {
  sidHash: string;
  sessionId: string;
  staffId: number;
  email: string;
  name: string;
  /** Since when there is a second step, of either kind. */
  secondStepSince: Date | null;
  hasAuthenticatorApp: boolean;
  passkeys: number;
  sellerId: number | null;
  /** Null where the person works for no seller, or not for this one any more. */
  role: StaffRole | null;
  allOutlets: boolean | null;
  outletIds: number[];
  createdAt: Date;
  seenAt: Date;
  passwordAt: Date;
  endsAt: Date;
}

/** Read anew at every call: a role that was taken away is gone at the next one. */
export async function findStaffSession(
  db: Db,
  sidHash: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    select s.sid_hash as "sidHash", s.session_id as "sessionId", s.staff_id as "staffId", p.email, p.name,
      ${stepSince} as "secondStepSince", p.step_since is not null as "hasAuthenticatorApp",
      (select count(*)::int from staff_passkeys k where k.staff_id = p.staff_id) as passkeys, s.seller_id as "sellerId", r.role, r.all_outlets as "allOutlets",
      array(select o.outlet_id from staff_role_outlets o where o.seller_id = s.seller_id and o.staff_id = s.staff_id
        order by o.outlet_id) as "outletIds",
      s.created_at as "createdAt", s.seen_at as "seenAt", s.password_at as "passwordAt", s.ends_at as "endsAt"
    from staff_sessions s join staff p on p.staff_id = s.staff_id
    left join staff_roles r on r.seller_id = s.seller_id and r.staff_id = s.staff_id
    where s.sid_hash = ${sidHash} and s.ends_at > ${now}`.execute(db);
  return rows[0];
}

export async function insertStaffSession(db: Db, row: StaffSessionRow): Promise<void> {
  await db.insertInto('staff_sessions').values(row).execute();
}

export async function updateStaffSession(
  db: Db,
  sidHash: string,
  change: Partial<Pick<StaffSessionRow, 'seller_id' | 'password_at' | 'sid_hash'>>,
): Promise<void> {
  await db.updateTable('staff_sessions').set(change).where('sid_hash', '=', sidHash).execute();
}

/** Notes that somebody is there, once a minute at most. */
export async function noteSeen(db: Db, { sidHash, staffId }: FoundSession, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ seen_at: now }).where('sid_hash', '=', sidHash).execute();
  await db.updateTable('staff').set({ seen_at: now }).where('staff_id', '=', staffId).execute();
}

export const liveSessionsOf = (db: Db, staffId: number, now: Date): Promise<StaffSessionRow[]> =>
  db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();

/** Ends sessions of one person: the one named, or all but the one to keep. Answers how many lived. */
export async function endStaffSessions(
  db: Db,
  staffId: number,
  which: {
    sessionId?: string | undefined;
    exceptSidHash?: string | undefined;
    sellerId?: number | undefined;
  } = {},
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(which.sessionId !== undefined, (query) => query.where('session_id', '=', which.sessionId!))
    .$if(which.exceptSidHash !== undefined, (query) => query.where('sid_hash', '<>', which.exceptSidHash!))
    .$if(which.sellerId !== undefined, (query) => query.where('seller_id', '=', which.sellerId!))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function hasUsedBrowser(db: Db, staffId: number, browser: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('sid_hash')
    .where('staff_id', '=', staffId)
    .where('browser', '=', browser)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const deleteEndedSessions = (db: Db, now: Date): Promise<void> =>
  prune(db, sql.table('staff_sessions'), { by: 'ends_at', until: now });
