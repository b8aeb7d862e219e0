import type { ShopCaller } from '../accounts/index.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import type { GuestActor } from './reach-guest-request.ts';
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
