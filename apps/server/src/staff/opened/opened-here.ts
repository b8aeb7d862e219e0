// What staff open in this module itself: their own sessions, and the invitations they sent.
import type { OpenedKind } from '../../office/index.ts';
import { invitationsBy, withdrawInvitations } from '../link-store.ts';
import { rolesOf } from '../role-store.ts';
import { endStaffSessions, liveSessionsOf } from '../session-store.ts';

export const openedSessions: OpenedKind = {
  name: 'Signed in',
  permission: 'any',
  list: async (db, { sellerId, staffId, now }) =>
    (await liveSessionsOf(db, staffId, now))
      .filter((session) => session.seller_id === sellerId)
      .map(({ browser, created_at, ends_at }) => ({ what: browser, since: created_at, until: ends_at })),
  /** Of whoever works for another seller too, the sessions there go on. */
  end: async (tx, { sellerId, staffId }) => {
    const elsewhere = (await rolesOf(tx, staffId)).some((role) => role.sellerId !== sellerId);
    return endStaffSessions(tx, staffId, elsewhere ? { sellerId } : {});
  },
};

export const openedInvitations: OpenedKind = {
  name: 'Invitation to work here',
  permission: 'staff.manage',
  list: async (db, by) =>
    (await invitationsBy(db, by)).map(({ email, created_at, expires_at }) => ({
      what: email ?? 'without an address',
      since: created_at,
      until: expires_at,
    })),
  end: async (tx, { sellerId, staffId }) =>
    (await withdrawInvitations(tx, sellerId, { invitedBy: staffId })).length,
};
