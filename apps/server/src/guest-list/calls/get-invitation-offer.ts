import { getInvitationOffer } from '@stagedoor/contract/calls/office/invitations';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { readInvitationOffer } from '../inviting/guest-lists.ts';

export const getInvitationOfferHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(getInvitationOffer, (_, caller) => readInvitationOffer(needs, caller));
