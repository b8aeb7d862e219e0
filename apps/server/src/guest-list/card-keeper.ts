// GUEST-14: a guest's card is shown where it was saved. The link opens the invitation for whoever it was forwarded to,
// and not the card of whoever came first.
import type { ShopCaller } from '../accounts/index.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { InvitationRow } from './invitation-store.ts';

const CARD_COOKIE = 'guest-cards';

/** What this browser's cards are kept under; one that has none yet has no cards. */
export const keeperOf = ({ cookies }: Pick<ShopCaller, 'cookies'>): string | undefined => {
  const secret = cookies.get(CARD_COOKIE);
  return secret && hashSecret(secret);
};

/** The same, made where it is missing. */
export function openKeeper(caller: Pick<ShopCaller, 'cookies'>, { expires_at }: InvitationRow): string {
  const known = keeperOf(caller);
  if (known) return known;
  const secret = newSecret();
  caller.cookies.set(CARD_COOKIE, secret, expires_at);
  return hashSecret(secret);
}
