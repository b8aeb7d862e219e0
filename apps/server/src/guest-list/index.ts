import type { Handler } from '../platform/http/handler.ts';
import { createGuestRequestHandler } from './create-guest-request.ts';
import { getGuestRequestHandler } from './get-guest-request.ts';
import { getTokenInfoHandler } from './get-token-info.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';

export { guestRequestsNeedingCard } from './card-uses.ts';
export { loadDemoInvitations } from './demo-invitations.ts';
export { invitationDesk } from './invitation-desk.ts';
export type { ListedInvitation } from './invitation-desk.ts';
export type { InvitationWish } from './save-invitations.ts';
export { findCardOwner } from './shown-invitation.ts';
export { tidyHolders } from './tidy-holders.ts';

export const guestListHandlers = (needs: GuestListNeeds): Handler[] => [
  getTokenInfoHandler(needs),
  createGuestRequestHandler(needs),
  getGuestRequestHandler(needs),
];
