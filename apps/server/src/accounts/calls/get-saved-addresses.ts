import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { customerActor } from '../customer-actor.ts';
import { asAddress } from '../addresses/address-row.ts';
import { listAddresses } from '../addresses/address-store.ts';

export const getSavedAddressesHandler = (db: Db): Handler<'accounts'> =>
  handle(getSavedAddresses, async (_input, caller) => {
    const rows = await listAddresses(db, customerActor(caller));
    return { addresses: rows.map(asAddress) };
  });
