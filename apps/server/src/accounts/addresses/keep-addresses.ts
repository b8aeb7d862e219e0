// What a customer does with their saved addresses, and the desk for them.
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@stagedoor/contract/call';
import type { updateSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Address, AddressInput } from '@stagedoor/contract/entities/address';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { asAddress, checkedAddress } from './address-row.ts';
import { countAddresses, deleteAddress, findAddress, insertAddress, updateAddress } from './address-store.ts';
import type { Owner } from './address-store.ts';
import { shipsTo } from '../../sellers/index.ts';

/** More than anybody needs, and few enough that nobody fills a disk. */
const MOST_ADDRESSES = 100;

export async function addAddress(db: Db, owner: Owner, input: AddressInput, now: Date): Promise<Address> {
  const address = checkedAddress(input, await shipsTo(db, { sellerId: owner.sellerId }));
  if ((await countAddresses(db, owner)) >= MOST_ADDRESSES) refuse('TOO_MANY_ADDRESSES');
  const row = { ...address, address_uuid: randomUUID(), created_at: now, updated_at: now };
  return asAddress(await insertAddress(db, owner, row));
}

export async function changeAddress(
  db: Db,
  owner: Owner,
  input: InputOf<typeof updateSavedAddress>,
  now: Date,
): Promise<Address> {
  const uuid = input.uuid ?? refuse('NOT_FOUND');
  const change = {
    ...checkedAddress(input, await shipsTo(db, { sellerId: owner.sellerId })),
    updated_at: now,
  };
  const row = await updateAddress(db, owner, uuid, input.version, change);
  if (row) return asAddress(row);
  const kept = await findAddress(db, owner, uuid);
  return refuse(kept ? 'ADDRESS_CHANGED' : 'NOT_FOUND');
}

export async function removeAddress(db: Db, owner: Owner, uuid: string): Promise<void> {
  if (!(await deleteAddress(db, owner, uuid))) refuse('NOT_FOUND');
}
