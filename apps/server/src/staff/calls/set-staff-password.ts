import { setStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { handleAtDoor } from '../handle-door.ts';
import { findLink, takeLink } from '../link-store.ts';
import { forgetBrowsers } from '../../platform/tries/known-browsers.ts';
import { INSTALLATION } from '../../platform/tries/take-try.ts';
import { rememberAtDoor } from '../prove-who.ts';
import { endStaffSessions } from '../session-store.ts';
import { updateStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireGoodPassword } from '../require-good-password.ts';

export const setStaffPasswordHandler = (needs: StaffNeeds): Handler<'staff'> =>
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
