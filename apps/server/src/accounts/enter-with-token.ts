import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashSecret } from '../platform/secrets.ts';
import type { AccountNeeds } from './account-needs.ts';
import { saveMember } from './customer-store.ts';
import { useLoginToken } from './membership/login-token-store.ts';
import type { SessionRow } from './session-store.ts';
import { signIn } from './sessions.ts';

/** SESSION-10, OPS-38: a member arrives with the token that their membership system was given. */
export async function enterWithToken(
  { db, limits }: AccountNeeds,
  caller: Caller,
  loginToken: string,
): Promise<SessionRow> {
  const { sellerId, outletId, now } = caller;
  const userId = await inTransaction(db, async (tx) => {
    const key = { sellerId, outletId, tokenHash: hashSecret(loginToken) };
    const member = await useLoginToken(tx, key, now);
    if (!member) return undefined;
    return saveMember(tx, {
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
  });
  return userId === undefined ? refuse('LOGIN_TOKEN_REFUSED') : signIn(db, caller, limits, userId);
}
