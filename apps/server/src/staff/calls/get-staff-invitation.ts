import { getStaffInvitation } from '@stagedoor/contract/calls/office/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { handleAtDoor } from '../handle-door.ts';
import { findStaffByEmail } from '../staff-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { requireInvitation } from '../require-invitation.ts';

export const getStaffInvitationHandler = (needs: StaffNeeds): Handler<'staff'> =>
  handleAtDoor(getStaffInvitation, async ({ token }, { now }) => {
    const link = await requireInvitation(needs, token, now);
    const sellers = await needs.listSellers();
    const known = link.email === null ? undefined : await findStaffByEmail(needs.db, link.email);
    return {
      email: link.email ?? undefined,
      sellerName: sellers.find(({ sellerId }) => sellerId === link.seller_id)!.name,
      role: link.role!,
      hasAccount: known !== undefined,
    };
  });
