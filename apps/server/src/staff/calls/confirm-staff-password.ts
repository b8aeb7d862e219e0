import { confirmStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { provePassword } from '../prove-who.ts';
import { sessionAnswerAnew } from '../session-answer.ts';
import { updateStaffSession } from '../session-store.ts';
import { findStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const confirmStaffPasswordHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(confirmStaffPassword, async ({ password }, caller) => {
    const { session, change, now } = caller;
    const staff = await findStaff(needs.db, session.staffId);
    if (!(await provePassword(needs, caller, session.email, staff, password)))
      return refuse('STAFF_PASSWORD_WRONG');
    await change(async ({ tx, record }) => {
      await updateStaffSession(tx, session.sidHash, { password_at: now });
      record({ action: 'staff.password-confirmed' });
    });
    return sessionAnswerAnew(needs, session.sidHash, now);
  });
