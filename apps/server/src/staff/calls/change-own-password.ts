import { changeOwnPassword } from '@stagedoor/contract/calls/office/own-account';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { handleSignedIn } from '../handle-door.ts';
import { provePassword } from '../prove-who.ts';
import { endStaffSessions, updateStaffSession } from '../session-store.ts';
import { findStaff, updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireGoodPassword } from '../require-good-password.ts';

export const changeOwnPasswordHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(changeOwnPassword, async ({ currentPassword, newPassword }, caller) => {
    const { session, change, now } = caller;
    const { staffId, email, sidHash } = session;
    requireGoodPassword(needs, 'newPassword', newPassword);
    const staff = await findStaff(needs.db, staffId);
    if (!(await provePassword(needs, caller, email, staff, currentPassword)))
      return refuse('STAFF_PASSWORD_WRONG', { fields: { currentPassword: staffMessages.passwordWrong } });
    const passwordHash = await hashPassword(newPassword);
    await change(async ({ tx, record }) => {
      await updateStaff(tx, staffId, { password_hash: passwordHash });
      await updateStaffSession(tx, sidHash, { password_at: now });
      const ended = await endStaffSessions(tx, staffId, { exceptSidHash: sidHash });
      record({ action: 'staff.password-changed', after: { by: 'password', sessionsEnded: ended } });
    });
    return {};
  });
