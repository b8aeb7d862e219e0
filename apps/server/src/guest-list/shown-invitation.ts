// Which invitation a caller holds: by the token it shows, by its session, or by the cookie that outlives the session.
import { invitationState } from '@stagedoor/rules/guests/invitation';
import type { InvitationState } from '@stagedoor/rules/guests/invitation';
import { guestCheckoutMessages } from '@stagedoor/rules/messages/guest-checkout';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { customerOf } from '../accounts/index.ts';
import type { ShopCaller } from '../accounts/index.ts';
import type { CardOwner } from '../payments/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashSecret } from '../platform/secrets.ts';
import { lookUpSecret } from '../platform/tries/look-up-secret.ts';
import { openKeeper } from './card-keeper.ts';
import type { GuestListNeeds } from './guest-list-needs.ts';
import { factsOf, findByToken, findHeld } from './invitation-store.ts';
import type { InvitationRow } from './invitation-store.ts';

export const INVITATION_COOKIE = 'invitation';

export interface Shown {
  invitation: InvitationRow | undefined;
  /** What was shown, known here or not; none where the session alone tells. */
  token: string | undefined;
}

/** Unknown tokens are counted by the network they come from. */
const lookUp = (
  { db, guessesPerAddress }: GuestListNeeds,
  caller: ShopCaller,
  token: string,
): Promise<InvitationRow | undefined> =>
  lookUpSecret(db, caller, { kind: 'invitation from', free: guessesPerAddress }, () =>
    findByToken(db, caller, hashSecret(token)),
  );

export async function findShown(
  needs: GuestListNeeds,
  caller: ShopCaller,
  token: string | undefined,
): Promise<Shown> {
  const { outletType } = await needs.outlets.get(caller.outletId);
  if (!isGuestList(outletType)) return { invitation: undefined, token };
  if (token) return { invitation: await lookUp(needs, caller, token), token };
  const held = caller.session && (await findHeld(needs.db, caller, caller.session.publicId));
  if (held) return { invitation: held, token: undefined };
  const kept = caller.cookies.get(INVITATION_COOKIE);
  if (!kept) return { invitation: undefined, token: undefined };
  const invitation = await lookUp(needs, caller, kept);
  // Of another outlet at the same host, or of another time: it is not asked about again and again.
  if (!invitation) caller.cookies.clear(INVITATION_COOKIE);
  return { invitation, token: invitation && kept };
}

const problems: Readonly<Record<Exclude<InvitationState, 'valid'>, () => string>> = {
  revoked: () => guestCheckoutMessages.invitationNotValid,
  expired: () => guestCheckoutMessages.invitationExpired,
  'used up': () => guestCheckoutMessages.invitationUsedUp,
};

/** GUEST-03: refuses what is unknown, expired, revoked or used up. */
export function requireUsable(invitation: InvitationRow, now: Date): void {
  const state = invitationState(factsOf(invitation), now);
  if (state !== 'valid') refuse('INVITATION_REFUSED', { message: problems[state]() });
}

export const requireKnown = ({ invitation, token }: Shown): InvitationRow =>
  invitation ?? refuse(token ? 'INVITATION_REFUSED' : 'NO_INVITATION');

/** GUEST-14: a customer's own cards, otherwise those that this browser saved under the invitation that is shown. */
export async function findCardOwner(
  needs: GuestListNeeds,
  caller: ShopCaller,
  token: string | undefined,
): Promise<CardOwner> {
  const { sellerId, session, now } = caller;
  if (session?.userId !== undefined) return { sellerId, kind: 'customer', id: session.userId };
  const shown = await findShown(needs, caller, token);
  if (!shown.invitation && !shown.token) return { sellerId, kind: 'customer', id: customerOf(caller) };
  const invitation = requireKnown(shown);
  // One that is used up has nothing left to ask for, and may still need another card for what it asked.
  if (invitationState(factsOf(invitation), now) !== 'used up') requireUsable(invitation, now);
  const keeper = openKeeper(caller, invitation);
  return { sellerId, kind: 'invitation', id: invitation.invitation_id, keeper };
}
