import { beginCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import { MOST_PASSKEYS } from '@stagedoor/rules/accounts/passkey-limits';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { askPasskey } from '../../platform/passkeys/passkey-question.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { customerActor } from '../customer-actor.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';
import { reachOwnAccount } from '../reach-customer.ts';
import { requireCurrentPassword } from '../require-current-password.ts';

export const beginCustomerPasskeyHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(beginCustomerPasskey, async ({ currentPassword }, caller) => {
    const actor = customerActor(caller);
    const customer = await reachOwnAccount(needs.db, actor);
    await requireCurrentPassword(needs, caller, customer, currentPassword);
    const owner = passkeyOwner(actor);
    const known = await customerPasskeys.of(needs.db, owner);
    if (known.length >= MOST_PASSKEYS) refuse('TOO_MANY_PASSKEYS');
    const question = await askPasskey(customerPasskeys, needs.db, caller, owner);
    return {
      ...question,
      userHandle: Buffer.from(`customer ${actor.sellerId} ${actor.userId}`).toString('base64url'),
      email: customer.email,
      name: `${customer.first_name} ${customer.last_name}`.trim(),
      known: known.filter(({ host }) => host === question.host).map(({ credential_id }) => credential_id),
    };
  });
