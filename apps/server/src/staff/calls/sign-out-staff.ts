import { signOutStaff } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { endStaffSessions } from '../session-store.ts';
import { STAFF_COOKIE } from '../staff-cookie.ts';

export const signOutStaffHandler = (): Handler<'staff'> =>
  handleSignedIn(signOutStaff, async (_input, { session, change, cookies }) => {
    await change(async ({ tx, record }) => {
      await endStaffSessions(tx, session.staffId, { sessionId: session.sessionId });
      record({ action: 'staff.signed-out' });
    });
    cookies.clear(STAFF_COOKIE);
    return {};
  });
