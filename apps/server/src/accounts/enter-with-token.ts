import { SESSION_COOKIE } from '@stagedoor/rules/accounts/session';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { ShopCaller } from './shop-caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { AccountNeeds } from './account-needs.ts';
import { saveMember } from './customer-store.ts';
import { loginStateOf } from './membership/login-state.ts';
import { useLoginToken } from './membership/login-token-store.ts';
import type { SessionRow } from './session-store.ts';
import { findSession, signIn } from './sessions.ts';

interface Arrival {
  loginToken: string;
  /** Whoever is signed in wants to change over. */
  mayReplace: boolean;
}

/**
 * SESSION-10, OPS-38: a member arrives with the token that their membership system was given. It was made for the
 * browser that set out from here and works in no other; whoever is signed in as somebody else is asked first.
 */
export async function enterWithToken(
  { db, limits }: AccountNeeds,
  caller: ShopCaller,
  { loginToken, mayReplace }: Arrival,
): Promise<SessionRow> {
  const { sellerId, outletId, now } = caller;
  const sid = caller.cookies.get(SESSION_COOKIE) ?? refuse('LOGIN_TOKEN_REFUSED');
  const before = await findSession(db, caller);
  const userId = await inTransaction(db, async (tx) => {
    const tokenHash = hashSecret(loginToken);
    const key = { sellerId, outletId, tokenHash, state: loginStateOf(hashSecret(sid)) };
    const member = await useLoginToken(tx, key, now);
    if (!member) return undefined;
    const arrived = await saveMember(tx, {
      seller_id: sellerId,
      member_outlet_id: outletId,
      external_user_id: member.external_user_id,
      external_user_name: member.external_user_name,
      email: member.email,
      first_name: member.first_name,
      last_name: member.last_name,
      password_hash: null,
      created_at: now,
      updated_at: now,
    });
    // Thrown out of the transaction, so that the token is still good for the answer.
    if (!mayReplace && before?.user_id && before.user_id !== arrived) refuse('SIGNED_IN_ALREADY');
    return arrived;
  });
  return userId === undefined ? refuse('LOGIN_TOKEN_REFUSED') : signIn(db, caller, limits, userId);
}
