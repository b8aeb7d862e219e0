import { askCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { askPasskey } from '../../platform/passkeys/passkey-question.ts';
import { customerPasskeys } from '../passkeys/customer-passkeys.ts';

export const askCustomerPasskeyHandler = (db: Db): Handler<'accounts'> =>
  handle(askCustomerPasskey, (_input, caller) => askPasskey(customerPasskeys, db, caller));
