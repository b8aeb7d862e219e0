import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { createGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import { isUser } from '@stagedoor/rules/accounts/session';
import type { ShopCaller } from '../../accounts/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { guestEvents } from '../offer.ts';
import { placeGuestRequest } from '../place-guest-request.ts';
import type { GuestCheckoutFacts } from '../place-guest-request.ts';
import { readGuestRequest } from '../read-guest-request.ts';
import { findShown, requireKnown } from '../shown-invitation.ts';

async function gatherFacts(needs: GuestListNeeds, caller: ShopCaller): Promise<GuestCheckoutFacts> {
  const outlet = await needs.outlets.get(caller.outletId);
  const events = await guestEvents(needs, caller);
  const { levels } = await needs.catalogue.getCurrent(caller.sellerId, caller.outletId);
  return {
    events,
    levels,
    deliveryMethods: outlet.deliveryMethods,
    sentFrom: sentFrom(outlet),
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
  };
}

/** CALL-52, CALL-07: one request however often it is sent. */
export function createGuestRequestHandler(needs: GuestListNeeds): Handler<'guest-list'> {
  return handle(createGuestRequest, async ({ request }, caller) => {
    if (isUser(request.user) && request.user !== caller.session?.userId) refuse('NOT_ALLOWED');
    const invitation = requireKnown(await findShown(needs, caller, request.invitationToken));
    const facts = await gatherFacts(needs, caller);
    const row = await inTransaction(needs.db, (tx) =>
      placeGuestRequest(tx, request, invitation, caller, facts),
    );
    return readGuestRequest(needs.db, row);
  });
}
