import { updateSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { customerActor } from '../customer-actor.ts';
import { changeAddress } from '../addresses/keep-addresses.ts';

export const updateSavedAddressHandler = (db: Db): Handler<'accounts'> =>
  handle(updateSavedAddress, async (input, caller) => ({
    address: await changeAddress(db, customerActor(caller), input, caller.now),
  }));
