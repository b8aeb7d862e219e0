import { countInvitations } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { countByStanding } from '../inviting/read-invitations.ts';
import { scopeOf } from '../inviting/reach-invitations.ts';

export const countInvitationsHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(countInvitations, async ({ outletId }, caller) => ({
    standings: await countByStanding(needs.db, scopeOf(needs, caller), outletId),
  }));
