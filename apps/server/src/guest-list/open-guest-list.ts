import type { ShopCaller } from '../accounts/index.ts';
import type { CardOwner, PaymentTarget } from '../payments/index.ts';
import type { Module } from '../platform/module.ts';
import { createGuestRequestHandler } from './create-guest-request.ts';
import { decidingHandlers } from './deciding/decide-calls.ts';
import { fulfilGuests } from './deciding/fulfil-guests.ts';
import { guestPayment } from './deciding/guest-payment.ts';
import { tellGuest } from './deciding/tell-guest.ts';
import { getGuestRequestHandler } from './get-guest-request.ts';
import { getTokenInfoHandler } from './get-token-info.ts';
import { updateGuestPaymentHandler } from './update-guest-payment.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { invitationExport } from './inviting/export-invitations.ts';
import { invitingHandlers } from './inviting/invitation-calls.ts';
import { writeInvitationLetters } from './inviting/invitation-letters.ts';
import { guestSamples } from './mails/guest-samples.ts';
import { guestMatters } from './office/guest-matters.ts';
import { guestListHandlers } from './office/list-calls.ts';
import { findCardOwner } from './shown-invitation.ts';
import { tidyHolders } from './tidy-holders.ts';

const LETTER_SECONDS = 30;
const FULFIL_SECONDS = 15;

export interface GuestList extends Module {
  /** Whose cards a call is about. */
  findCardOwner(caller: ShopCaller, token: string | undefined): Promise<CardOwner>;
  /** A request that is being approved, for whoever moves the money. */
  target: PaymentTarget;
}

export function openGuestList(needs: GuestListNeeds): GuestList {
  const tell = tellGuest(needs.publicAddress);
  const target = guestPayment({ tell, checkpoint: needs.checkpoint });
  return {
    target,
    findCardOwner: (caller, token) => findCardOwner(needs, caller, token),
    handlers: [
      getTokenInfoHandler(needs),
      createGuestRequestHandler(needs),
      getGuestRequestHandler(needs),
      updateGuestPaymentHandler(needs),
      ...guestListHandlers(needs.db),
      ...decidingHandlers({ ...needs, tell, target }),
      ...invitingHandlers(needs),
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
