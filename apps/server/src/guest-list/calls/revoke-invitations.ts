import { revokeInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { revokeAll } from '../inviting/letter-store.ts';
import { requireInvitations, idsOf } from '../inviting/reach-invitations.ts';

export const revokeInvitationsHandler: Handler<'guest-list'> = handle(
  revokeInvitations,
  ({ invitations, reason }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const rows = await requireInvitations(tx, caller, invitations);
      const valid = rows.filter(({ revoked_at }) => revoked_at === null);
      if (valid.length === 0) return unchanged({ revoked: 0 });
      await revokeAll(tx, caller.sellerId, idsOf(valid), caller.now);
      for (const { invitation_id, outlet_id } of valid)
        record({
          action: 'guest.invitation-revoked',
          subject: { kind: 'invitation', id: invitation_id },
          outletId: outlet_id,
          reason: reason.trim(),
        });
      return { revoked: valid.length };
    }),
);
