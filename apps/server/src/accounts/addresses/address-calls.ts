import {
  createSavedAddress,
  deleteSavedAddress,
  getSavedAddresses,
  updateSavedAddress,
} from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { customerActor } from '../customer-actor.ts';
import { asAddress } from './address-row.ts';
import { listAddresses } from './address-store.ts';
import { addAddress, changeAddress, removeAddress } from './keep-addresses.ts';

export const addressHandlers = (db: Db): Handler[] => [
  handle(getSavedAddresses, async (_input, caller) => {
    const rows = await listAddresses(db, customerActor(caller));
    return { addresses: rows.map(asAddress) };
  }),
  handle(createSavedAddress, async (input, caller) => ({
    address: await addAddress(db, customerActor(caller), input, caller.now),
  })),
  handle(updateSavedAddress, async (input, caller) => ({
    address: await changeAddress(db, customerActor(caller), input, caller.now),
  })),
  handle(deleteSavedAddress, async ({ uuid }, caller) => {
    await removeAddress(db, customerActor(caller), uuid);
    return { uuid };
  }),
];
