import { loginWithPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { verifyPasskey } from '../../platform/passkeys/verify-passkey.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { customerPasskeys } from '../passkeys/customer-passkeys.ts';
import { answerWith } from '../session-answer.ts';
import { signIn } from '../sessions.ts';

export const loginWithPasskeyHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(loginWithPasskey, async ({ passkey: given }, caller) => {
    const proven = await verifyPasskey(customerPasskeys, needs.db, caller, given);
    // A host may have gone over to another seller since: its customers are others.
    if (proven?.passkey.seller_id !== caller.sellerId) return refuse('PASSKEY_REFUSED');
    const { passkey, counter } = proven;
    const isCounted = await customerPasskeys.take(needs.db, passkey.passkey_id, counter, caller.now);
    if (!isCounted) return refuse('PASSKEY_REFUSED');
    return answerWith(needs, caller, await signIn(needs.db, caller, needs.limits, passkey.user_id));
  });
