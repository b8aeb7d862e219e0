import { randomUUID } from 'node:crypto';
import { addCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import { MOST_PASSKEYS } from '@stagedoor/rules/accounts/passkey-limits';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { verifyNewPasskey } from '../../platform/passkeys/verify-passkey.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { customerActor } from '../customer-actor.ts';
import { lockCustomer } from '../customer-store.ts';
import { accountLetterhead } from '../mails/account-letterhead.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { passkeyAddedMail } from '../mails/passkey-added-mail.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';
import { reachOwnAccount } from '../reach-customer.ts';

export const addCustomerPasskeyHandler = (needs: AccountNeeds): Handler<'accounts'> =>
  handle(addCustomerPasskey, async ({ name, passkey: given }, caller) => {
    requireValid(isBlank(name) ? { name: passkeyMessages.nameNeeded } : {});
    const actor = customerActor(caller);
    const owner = passkeyOwner(actor);
    const customer = await reachOwnAccount(needs.db, actor);
    const { email, first_name } = customer;
    // Only who gave the password a moment ago has a question that this could answer.
    const made =
      (await verifyNewPasskey(customerPasskeys, needs.db, caller, owner, given)) ?? refuse('PASSKEY_REFUSED');
    const from = await accountLetterhead(needs, caller.outletId);
    const row = { ...made, passkey_id: randomUUID(), name: name.trim(), created_at: caller.now };
    await inTransaction(needs.db, async (tx) => {
      await lockCustomer(tx, actor);
      if ((await customerPasskeys.count(tx, owner)) >= MOST_PASSKEYS) refuse('TOO_MANY_PASSKEYS');
      if (!(await customerPasskeys.insert(tx, owner, row))) refuse('PASSKEY_KNOWN');
      const told = () => passkeyAddedMail(from, email, first_name, row.name, caller.now);
      await queueAccountMail(tx, customer, from, told, caller.now);
    });
    return { id: row.passkey_id };
  });
