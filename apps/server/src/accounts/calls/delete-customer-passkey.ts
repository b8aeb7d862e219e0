import { deleteCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { customerActor } from '../customer-actor.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';

export const deleteCustomerPasskeyHandler = (db: Db): Handler<'accounts'> =>
  handle(deleteCustomerPasskey, async ({ id }, caller) => {
    const owner = passkeyOwner(customerActor(caller));
    if (!(await customerPasskeys.delete(db, owner, id))) refuse('NOT_FOUND');
    return {};
  });
