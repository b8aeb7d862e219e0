import { randomUUID } from 'node:crypto';
import { STAFF_SESSION_HOURS } from '@stagedoor/rules/staff/staff-limits';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Tx } from '../platform/db/tables.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { browserOf } from './browser-of.ts';
import type { DoorCaller } from './office-caller.ts';
import { rolesOf } from './role-store.ts';
import { hasUsedBrowser, insertStaffSession } from './session-store.ts';

export interface BegunSession {
  secret: string;
  sidHash: string;
  endsAt: Date;
  /** The seller for whom it works at once: the only one, or none of several. */
  sellerId: number | undefined;
  isNewBrowser: boolean;
  browser: string;
}

/** A session for somebody who has just proved who they are, under a secret that nobody has seen before. */
export async function beginSession(tx: Tx, staffId: number, caller: DoorCaller): Promise<BegunSession> {
  const { now } = caller;
  const secret = newSecret();
  const sidHash = hashSecret(secret);
  const endsAt = new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000);
  const roles = await rolesOf(tx, staffId);
  const sellerId = roles.length === 1 ? firstOf(roles).sellerId : undefined;
  const browser = browserOf(caller.userAgent);
  const isNewBrowser = !(await hasUsedBrowser(tx, staffId, browser));
  await insertStaffSession(tx, {
    sid_hash: sidHash,
    session_id: randomUUID(),
    staff_id: staffId,
    seller_id: sellerId ?? null,
    browser,
    network: networkOf(caller.ip),
    created_at: now,
    seen_at: now,
    password_at: now,
    ends_at: endsAt,
  });
  return { secret, sidHash, endsAt, sellerId, isNewBrowser, browser };
}
