import type { BegunSession } from './begin-session.ts';
import type { DoorCaller } from './office-caller.ts';
import { endStaffSessions } from './session-store.ts';
import { STAFF_COOKIE } from './staff-cookie.ts';
import type { StaffNeeds } from './staff-needs.ts';

/** The cookie of a session that began; the one before it in the same browser is over. */
export async function letIn(
  { db }: StaffNeeds,
  { cookies, session: before }: DoorCaller,
  { secret, endsAt }: BegunSession,
  remember = true,
): Promise<void> {
  if (before) await endStaffSessions(db, before.staffId, { sessionId: before.sessionId });
  cookies.set(STAFF_COOKIE, secret, remember ? endsAt : undefined);
}
