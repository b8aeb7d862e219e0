import { sendStaffPasswordLink } from '@stagedoor/contract/calls/office/staff';
import { queueMail } from '../../mail/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffLetterhead } from '../mails/staff-letterhead.ts';
import { staffPasswordMail } from '../mails/staff-mails.ts';
import { linkAddress, makePasswordLink, officeOriginOf } from '../make-link.ts';
import { findStaff } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireColleague } from '../require-colleague.ts';

export const sendStaffPasswordLinkHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handle(sendStaffPasswordLink, async ({ id, reason }, caller) => {
    const from = (await staffLetterhead(needs, caller.sellerId)) ?? refuse('NOT_FOUND');
    const origin = await officeOriginOf(needs, caller.sellerId);
    await caller.change(async ({ tx, record }) => {
      await requireColleague(tx, caller, id);
      const staff = await findStaff(tx, id);
      const link = await makePasswordLink(tx, staff!, caller.now);
      const mail = staffPasswordMail(from, staff!.email, linkAddress(origin, link));
      await queueMail(tx, mail, caller.now);
      record({ action: 'staff.password-link-sent', subject: { kind: 'staff', id }, reason });
    });
    return {};
  });
