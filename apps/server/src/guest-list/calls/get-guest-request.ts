import { getGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { reachGuestRequest } from '../reach-guest-request.ts';
import { readGuestRequest } from '../read-guest-request.ts';
import { guestActor } from '../guest-actor.ts';

export const getGuestRequestHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(getGuestRequest, async ({ uuid = '', invitationToken }, caller) => {
    const guest = guestActor(needs, caller, invitationToken);
    return readGuestRequest(needs.db, await reachGuestRequest(needs.db, guest, uuid));
  });
