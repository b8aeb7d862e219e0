import { withdrawStaffInvitation } from '@stagedoor/contract/calls/office/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { withdrawInvitations } from '../link-store.ts';

export const withdrawStaffInvitationHandler = (): Handler<'staff'> =>
  handle(withdrawStaffInvitation, async ({ id }, { sellerId, change }) => {
    await change(async ({ tx, record }) => {
      const [link] = await withdrawInvitations(tx, sellerId, { linkId: id });
      if (!link) return refuse('NOT_FOUND');
      return record({
        action: 'staff.invitation-withdrawn',
        subject: { kind: 'staff-invitation', id },
        before: { email: link.email, role: link.role },
      });
    });
    return {};
  });
