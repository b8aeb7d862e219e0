import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { invitationState, ticketsLeft } from '@stagedoor/rules/guests/invitation';
import { sessionOf } from '../../accounts/index.ts';
import type { ShopCaller } from '../../accounts/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openKeeper } from '../card-keeper.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { bindToSession, factsOf, markOpened } from '../invitation-store.ts';
import type { InvitationRow } from '../invitation-store.ts';
import { guestEvents, methodsOffered, offeredTo } from '../offer.ts';
import { findShown, INVITATION_COOKIE, requireKnown, requireUsable } from '../shown-invitation.ts';

const rateOf = ({ taxPpm, includedPpm }: LevelOnOffer) => ({
  ppm: taxPpm,
  includedPpm: includedPpm || undefined,
});

/** By event, and besides for levels that are taxed in another way than the first of their event. */
function taxesOf(levels: readonly LevelOnOffer[]): Pick<Invitation, 'taxes' | 'levelTaxes'> {
  const byEvent = [...Map.groupBy(levels, ({ eventId }) => eventId)].map(
    ([eventId, own]) => [eventId, firstOf(own), own] as const,
  );
  const others = byEvent.flatMap(([, first, own]) =>
    own.filter((level) => level.taxPpm !== first.taxPpm || level.includedPpm !== first.includedPpm),
  );
  return {
    taxes: byEvent.map(([eventId, first]) => ({ eventId, ...rateOf(first) })),
    levelTaxes:
      others.length > 0
        ? others.map((level) => ({ priceLevelId: level.levelId, ...rateOf(level) }))
        : undefined,
  };
}

/**
 * GUEST-02: from here on the session is enough, and the cookie after it. One that is used up is kept too, for its
 * receipts.
 */
async function keep(
  { db }: GuestListNeeds,
  caller: ShopCaller,
  invitation: InvitationRow,
  token: string | undefined,
): Promise<void> {
  const state = invitationState(factsOf(invitation), caller.now);
  if (state === 'expired' || state === 'revoked') return;
  await bindToSession(db, invitation, sessionOf(caller).publicId, caller.now);
  if (invitation.opened_at === null) await markOpened(db, invitation, caller.now);
  if (token) caller.cookies.set(INVITATION_COOKIE, token, invitation.expires_at);
  // Before any card is asked for: calls that ask at the same moment must not each make one of their own.
  if (invitation.collects_payment) openKeeper(caller, invitation);
}

export function getTokenInfoHandler(needs: GuestListNeeds): Handler<'guest-list'> {
  return handle(getTokenInfo, async ({ invitationToken }, caller) => {
    const shown = await findShown(needs, caller, invitationToken);
    if (!shown.invitation && !shown.token) return { events: [], taxes: [], deliveryMethods: [] };
    const invitation = requireKnown(shown);
    await keep(needs, caller, invitation, shown.token);
    requireUsable(invitation, caller.now);
    const { deliveryMethods } = await needs.outlets.get(caller.outletId);
    const { levels } = await needs.catalogue.get(caller.sellerId, caller.outletId);
    return {
      info: {
        deliveryMode: invitation.delivery_mode,
        collectsPayment: invitation.collects_payment,
        guestName: invitation.guest_name,
        guestEmail: invitation.guest_email ?? undefined,
        expiresAt: invitation.expires_at,
        ticketQuota: invitation.ticket_quota,
        ticketsLeft: ticketsLeft(factsOf(invitation)),
      },
      events: await offeredTo(needs.db, invitation, await guestEvents(needs, caller)),
      ...taxesOf([...levels.values()]),
      deliveryMethods: methodsOffered(deliveryMethods, invitation),
    };
  });
}
