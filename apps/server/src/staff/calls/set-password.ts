import { setStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { changeOwnPassword } from '@stagedoor/contract/calls/office/own-account';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { staffPasswordProblem } from '@stagedoor/rules/staff/staff-password';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { handleAtDoor, handleSignedIn } from '../handle-door.ts';
import { findLink, takeLink } from '../link-store.ts';
import { forgetBrowsers } from '../../platform/tries/known-browsers.ts';
import { INSTALLATION } from '../../platform/tries/take-try.ts';
import { provePassword, rememberAtDoor } from '../prove-who.ts';
import { endStaffSessions, updateStaffSession } from '../session-store.ts';
import { findStaff, updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

function requireGoodPassword({ commonPasswords }: StaffNeeds, field: string, password: string): void {
  const problem = staffPasswordProblem(password, commonPasswords);
  if (problem) requireValid({ [field]: problem });
}

export const setPasswordHandler = (needs: StaffNeeds): Handler =>
  handleAtDoor(setStaffPassword, async ({ token, password }, caller) => {
    const { changeAs, now } = caller;
    const link = await findLink(needs.db, 'password', hashSecret(token), now);
    const staffId = link?.staff_id ?? refuse('STAFF_INVITATION_REFUSED');
    requireGoodPassword(needs, 'password', password);
    const passwordHash = await hashPassword(password);
    await changeAs({ by: { staffId }, sellerId: undefined }, async ({ tx, record }) => {
      if (!(await takeLink(tx, link!.link_id, now))) refuse('STAFF_INVITATION_REFUSED');
      await updateStaff(tx, staffId, { password_hash: passwordHash });
      const ended = await endStaffSessions(tx, staffId);
      await forgetBrowsers(tx, INSTALLATION, link!.email!);
      record({ action: 'staff.password-changed', after: { by: 'link', sessionsEnded: ended } });
    });
    // Whoever reads the account's letters is no stranger: what others tried does not keep them waiting now.
    await rememberAtDoor(needs.db, caller, link!.email!);
    return {};
  });

export const changePasswordHandler = (needs: StaffNeeds): Handler =>
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
