import { deleteSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { customerActor } from '../customer-actor.ts';
import { removeAddress } from '../addresses/keep-addresses.ts';

export const deleteSavedAddressHandler = (db: Db): Handler<'accounts'> =>
  handle(deleteSavedAddress, async ({ uuid }, caller) => {
    await removeAddress(db, customerActor(caller), uuid);
    return { uuid };
  });
