// The life of a session: started for a browser at an outlet, extended by use, ended by the customer or by time.
import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '@stagedoor/rules/session';
import type { Db } from '../platform/db/tables.ts';
import type { Caller, CallerSession, CookieJar } from '../platform/http/caller.ts';
import { deleteSession, extendSession, findLiveSession, insertSession, isLiveSid } from './session-store.ts';
import type { SessionRow } from './session-store.ts';
import { hashSid, newSid } from './session-secret.ts';

export interface SessionLimits {
  slidingSeconds: number;
  absoluteSeconds: number;
}

type Place = Pick<Caller, 'sellerId' | 'outletId' | 'now'>;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

export async function findSession(db: Db, place: Place, cookies: CookieJar): Promise<SessionRow | undefined> {
  const sid = cookies.get(SESSION_COOKIE);
  return sid ? findLiveSession(db, place, hashSid(sid), place.now) : undefined;
}

/** Starts a session. A cookie that lives at another outlet of the same host is kept; an unknown one is replaced. */
export async function startSession(
  db: Db,
  place: Place,
  cookies: CookieJar,
  limits: SessionLimits,
): Promise<SessionRow> {
  const offered = cookies.get(SESSION_COOKIE);
  const keep = offered !== undefined && (await isLiveSid(db, hashSid(offered), place.now));
  const sid = keep ? offered : newSid();
  const row = await insertSession(db, {
    seller_id: place.sellerId,
    outlet_id: place.outletId,
    sid_hash: hashSid(sid),
    public_id: randomUUID(),
    user_id: null,
    password_given: false,
    created_at: place.now,
    expires_at: after(place.now, limits.slidingSeconds),
    ends_at: after(place.now, limits.absoluteSeconds),
  });
  if (!keep) cookies.set(SESSION_COOKIE, sid);
  return row;
}

export async function prolongSession(
  db: Db,
  row: SessionRow,
  limits: SessionLimits,
  now: Date,
): Promise<SessionRow | undefined> {
  return extendSession(db, row, after(now, limits.slidingSeconds), now);
}

/** The cookie itself stays: the same browser may be signed in at another outlet of this host. */
export async function endSession(db: Db, row: SessionRow): Promise<void> {
  await deleteSession(db, row);
}

export function asCallerSession(row: SessionRow): CallerSession {
  return {
    publicId: row.public_id,
    sidHash: row.sid_hash,
    userId: row.user_id ?? undefined,
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
  };
}
