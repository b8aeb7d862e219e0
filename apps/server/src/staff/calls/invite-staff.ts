import { inviteStaff } from '@stagedoor/contract/calls/office/staff';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { queueMail } from '../../mail/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { withdrawInvitations } from '../link-store.ts';
import { staffLetterhead } from '../mails/staff-letterhead.ts';
import { staffInvitationMail } from '../mails/staff-mails.ts';
import { linkAddress, makeInvitation, officeOriginOf } from '../make-link.ts';
import { scopeOf, tellScope } from '../role-scope.ts';
import { rolesOf } from '../role-store.ts';
import { findStaffByEmail } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const inviteStaffHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handle(inviteStaff, async ({ email: given, role, outletIds, reason }, caller) => {
    const email = given.trim();
    requireValid(validateStaffEmail({ email }));
    const { sellerId, staffId, name, now } = caller;
    const scope = await scopeOf(needs, sellerId, { role, outletIds });
    const known = await findStaffByEmail(needs.db, email);
    const roles = known ? await rolesOf(needs.db, known.staff_id) : [];
    if (roles.some((held) => held.sellerId === sellerId)) return refuse('ALREADY_STAFF');
    const from = (await staffLetterhead(needs, sellerId)) ?? refuse('NOT_FOUND');
    const origin = await officeOriginOf(needs, sellerId);
    return caller.change(async ({ tx, record }) => {
      await withdrawInvitations(tx, sellerId, { emailKey: emailKey(email) });
      const link = await makeInvitation(tx, sellerId, scope, { email, invitedBy: staffId, now });
      const address = linkAddress(origin, link);
      await queueMail(tx, staffInvitationMail(from, email, { role, invitedBy: name, address }), now);
      record({
        action: 'staff.invited',
        subject: { kind: 'staff-invitation', id: link.row.link_id },
        after: { email, ...tellScope(scope) },
        reason,
      });
      return { id: link.row.link_id, endsAt: link.row.expires_at };
    });
  });
