import { randomUUID } from 'node:crypto';
import {
  createSavedAddress,
  deleteSavedAddress,
  getSavedAddresses,
  updateSavedAddress,
} from '@stagedoor/contract/calls/saved-addresses';
import type { Db } from '../../platform/db/tables.ts';
import { customerOf } from '../../platform/http/access.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { asAddress, checkedAddress } from './address-row.ts';
import {
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  updateAddress,
} from './address-store.ts';
import type { Owner } from './address-store.ts';

/** More than anybody needs, and few enough that nobody fills a disk. */
const MOST_ADDRESSES = 100;

const ownerOf = (caller: Caller): Owner => ({ sellerId: caller.sellerId, userId: customerOf(caller) });

export function addressHandlers(db: Db): Handler[] {
  const list = handle(getSavedAddresses, async (_input, caller) => {
    const rows = await listAddresses(db, ownerOf(caller));
    return { addresses: rows.map(asAddress) };
  });

  const create = handle(createSavedAddress, async (input, caller) => {
    const address = checkedAddress(input);
    const owner = ownerOf(caller);
    if ((await countAddresses(db, owner)) >= MOST_ADDRESSES) refuse('TOO_MANY_ADDRESSES');
    const row = await insertAddress(db, owner, {
      ...address,
      address_uuid: randomUUID(),
      created_at: caller.now,
      updated_at: caller.now,
    });
    return { address: asAddress(row) };
  });

  const update = handle(updateSavedAddress, async (input, caller) => {
    const owner = ownerOf(caller);
    const uuid = input.uuid ?? refuse('NOT_FOUND');
    const change = { ...checkedAddress(input), updated_at: caller.now };
    const row = await updateAddress(db, owner, uuid, input.version, change);
    if (row) return { address: asAddress(row) };
    const kept = await findAddress(db, owner, uuid);
    return refuse(kept ? 'ADDRESS_CHANGED' : 'NOT_FOUND');
  });

  const remove = handle(deleteSavedAddress, async ({ uuid }, caller) => {
    if (!(await deleteAddress(db, ownerOf(caller), uuid))) refuse('NOT_FOUND');
    return { uuid };
  });

  return [list, create, update, remove];
}
