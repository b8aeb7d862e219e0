import { getGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import type { ShopCaller } from '../accounts/index.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { reachGuestRequest } from './reach-guest-request.ts';
import type { GuestActor } from './reach-guest-request.ts';
import { readGuestRequest } from './read-guest-request.ts';
import { findShown } from './shown-invitation.ts';

export const guestActor = (
  needs: GuestListNeeds,
  caller: ShopCaller,
  token: string | undefined,
): GuestActor => ({
  kind: 'guest',
  sellerId: caller.sellerId,
  outletId: caller.outletId,
  userId: caller.session?.userId,
  findInvitation: async () => (await findShown(needs, caller, token)).invitation,
});

export const getGuestRequestHandler = (needs: GuestListNeeds): Handler =>
  handle(getGuestRequest, async ({ uuid = '', invitationToken }, caller) => {
    const guest = guestActor(needs, caller, invitationToken);
    return readGuestRequest(needs.db, await reachGuestRequest(needs.db, guest, uuid));
  });
