import type { ShopCaller } from '../accounts/index.ts';
import type { CardOwner, PaymentTarget } from '../payments/index.ts';
import type { OfficeModule } from '../office/index.ts';
import { createGuestRequestHandler } from './calls/create-guest-request.ts';
import { approveGuestsHandler } from './calls/approve-guests.ts';
import { approvePaidGuestsHandler } from './calls/approve-paid-guests.ts';
import { declineGuestsHandler } from './calls/decline-guests.ts';
import { declinePaidGuestsHandler } from './calls/decline-paid-guests.ts';
import { fulfilGuests } from './deciding/fulfil-guests.ts';
import { guestPayment } from './deciding/guest-payment.ts';
import { tellGuest } from './deciding/tell-guest.ts';
import { getGuestRequestHandler } from './calls/get-guest-request.ts';
import { getTokenInfoHandler } from './calls/get-token-info.ts';
import { updateGuestPaymentHandler } from './calls/update-guest-payment.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { invitationExport } from './inviting/export-invitations.ts';
import { listInvitationsHandler } from './calls/list-invitations.ts';
import { countInvitationsHandler } from './calls/count-invitations.ts';
import { getInvitationOfferHandler } from './calls/get-invitation-offer.ts';
import { exportInvitationsHandler } from './calls/export-invitations.ts';
import { checkInvitationsHandler } from './calls/check-invitations.ts';
import { saveInvitationsHandler } from './calls/save-invitations.ts';
import { sendInvitationsHandler } from './calls/send-invitations.ts';
import { revokeInvitationsHandler } from './calls/revoke-invitations.ts';
import { writeInvitationLetters } from './inviting/invitation-letters.ts';
import { guestSamples } from './mails/guest-samples.ts';
import { guestMatters } from './office/guest-matters.ts';
import { listGuestRequestsHandler } from './calls/list-guest-requests.ts';
import { countGuestsHandler } from './calls/count-guests.ts';
import { findCardOwner } from './shown-invitation.ts';
import { tidyHolders } from './tidy-holders.ts';

const LETTER_SECONDS = 30;
const FULFIL_SECONDS = 15;

export interface GuestList extends OfficeModule<'guest-list'> {
  /** Whose cards a call is about. */
  findCardOwner(caller: ShopCaller, token: string | undefined): Promise<CardOwner>;
  /** A request that is being approved, for whoever moves the money. */
  target: PaymentTarget;
}

export function openGuestList(needs: GuestListNeeds): GuestList {
  const tell = tellGuest(needs.publicAddress);
  const target = guestPayment({ tell, checkpoint: needs.checkpoint });
  const deciding = { ...needs, tell, target };
  return {
    target,
    findCardOwner: (caller, token) => findCardOwner(needs, caller, token),
    handlers: [
      getTokenInfoHandler(needs),
      createGuestRequestHandler(needs),
      getGuestRequestHandler(needs),
      updateGuestPaymentHandler(needs),
      listGuestRequestsHandler(needs.db),
      countGuestsHandler(needs.db),
      approveGuestsHandler(deciding),
      approvePaidGuestsHandler(deciding),
      declineGuestsHandler(deciding),
      declinePaidGuestsHandler(deciding),
      listInvitationsHandler(needs),
      countInvitationsHandler(needs),
      getInvitationOfferHandler(needs),
      exportInvitationsHandler(needs),
      checkInvitationsHandler(needs),
      saveInvitationsHandler(needs),
      sendInvitationsHandler(needs),
      revokeInvitationsHandler,
    ],
    tasks: [invitationExport(needs.hasComeIn)],
    matters: [guestMatters],
    letterSamples: guestSamples(needs),
    jobs: [
      {
        name: 'fulfil guests',
        everySeconds: FULFIL_SECONDS,
        run: (now) => fulfilGuests(needs.db, now),
      },
      { name: 'tidy invitations', everySeconds: 3600, run: (now) => tidyHolders(needs.db, now) },
      {
        name: 'letters of invitations',
        everySeconds: LETTER_SECONDS,
        run: (now) => writeInvitationLetters(needs.db, needs.publicAddress, now),
      },
    ],
  };
}
