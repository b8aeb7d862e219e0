import { createSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { customerActor } from '../customer-actor.ts';
import { addAddress } from '../addresses/keep-addresses.ts';

export const createSavedAddressHandler = (db: Db): Handler<'accounts'> =>
  handle(createSavedAddress, async (input, caller) => ({
    address: await addAddress(db, customerActor(caller), input, caller.now),
  }));
