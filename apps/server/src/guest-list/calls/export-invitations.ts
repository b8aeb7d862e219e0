import { exportInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { invitationExport } from '../inviting/export-invitations.ts';

export const exportInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(exportInvitations, (filter, caller) =>
    startExport(caller, invitationExport(needs.hasComeIn), {
      name: 'Guests',
      details: { ...filter, outletIds: caller.outletIds, at: caller.now.toISOString() },
    }),
  );
