// The life of a session: started for a browser at an outlet, extended by use, ended by the customer or by time.
import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '@stagedoor/rules/accounts/session';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { CookieJar } from '../platform/http/caller.ts';
import type { CallerSession, ShopCaller } from './shop-caller.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { secondsAfter } from '../platform/seconds-after.ts';
import type { OutletMoment } from '../sellers/index.ts';
import {
  extendSession,
  findLiveSession,
  insertSession,
  isLiveSid,
  keyOf,
  moveSessions,
  updateSession,
} from './session-store.ts';
import type { SessionRow } from './session-store.ts';

export interface SessionLimits {
  slidingSeconds: number;
  absoluteSeconds: number;
}

/** Where a session is to begin, with the cookie that may already be there. */
export type Visit = OutletMoment & Pick<ShopCaller, 'cookies' | 'membersOnly'>;

const lifetime = (now: Date, limits: SessionLimits) => ({
  created_at: now,
  expires_at: secondsAfter(now, limits.slidingSeconds),
  ends_at: secondsAfter(now, limits.absoluteSeconds),
});

export const freshSession = (at: OutletMoment, sid: string, limits: SessionLimits): SessionRow => ({
  seller_id: at.sellerId,
  outlet_id: at.outletId,
  sid_hash: hashSecret(sid),
  public_id: randomUUID(),
  user_id: null,
  proven_user_id: null,
  password_given: false,
  viewed_by: null,
  ...lifetime(at.now, limits),
});

export async function findSession(db: Db, visit: Visit): Promise<SessionRow | undefined> {
  const sid = visit.cookies.get(SESSION_COOKIE);
  return sid ? findLiveSession(db, { ...visit, sidHash: hashSecret(sid) }) : undefined;
}

/** Starts a session. A cookie that lives at another outlet of the same host is kept; an unknown one is replaced. */
export async function startSession(db: Db, visit: Visit, limits: SessionLimits): Promise<SessionRow> {
  const offered = visit.cookies.get(SESSION_COOKIE);
  const keep = offered !== undefined && (await isLiveSid(db, hashSecret(offered), visit.now));
  const sid = keep ? offered : newSecret();
  const row = await insertSession(db, freshSession(visit, sid, limits));
  if (!keep) visit.cookies.set(SESSION_COOKIE, sid);
  return row;
}

/** The same sessions under a new cookie, for whoever has just proved who they are. */
export async function renewCookie(tx: Tx, cookies: CookieJar): Promise<string> {
  const sid = newSecret();
  const old = cookies.get(SESSION_COOKIE);
  if (old) await moveSessions(tx, hashSecret(old), hashSecret(sid));
  return sid;
}

/**
 * Signs a customer in: the visitor's session goes on, with what is in its cart, under a new cookie and with a new
 * lifetime. A session of somebody else does not go on.
 */
export async function signIn(
  db: Db,
  visit: Visit,
  limits: SessionLimits,
  userId: number,
): Promise<SessionRow> {
  const { row, sid } = await inTransaction(db, async (tx) => {
    const sid = await renewCookie(tx, visit.cookies);
    const key = { ...visit, sidHash: hashSecret(sid) };
    const before = await findLiveSession(tx, key);
    const signedIn = { user_id: userId, proven_user_id: null, ...lifetime(visit.now, limits) };
    const continues = before && (before.user_id === null || before.user_id === userId);
    const row = continues
      ? await updateSession(tx, key, signedIn, visit.now)
      : await insertSession(tx, {
          ...freshSession(visit, sid, limits),
          ...signedIn,
          password_given: before?.password_given ?? false,
        });
    return { row: row!, sid };
  });
  visit.cookies.set(SESSION_COOKIE, sid);
  return row;
}

export async function prolongSession(
  db: Db,
  row: SessionRow,
  limits: SessionLimits,
  now: Date,
): Promise<SessionRow | undefined> {
  return extendSession(db, keyOf(row), secondsAfter(now, limits.slidingSeconds), now);
}

export function asCallerSession(row: SessionRow): CallerSession {
  return {
    publicId: row.public_id,
    sidHash: row.sid_hash,
    userId: row.user_id ?? undefined,
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
    isView: row.viewed_by !== null,
  };
}
