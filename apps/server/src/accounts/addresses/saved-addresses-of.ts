import type { Address } from '@stagedoor/contract/entities/address';
import type { Db } from '../../platform/db/tables.ts';
import { asAddress } from './address-row.ts';
import { listAddresses } from './address-store.ts';
import type { Owner } from './address-store.ts';

/** A customer's address book, the oldest first. */
export async function savedAddressesOf(db: Db, owner: Owner): Promise<Address[]> {
  return (await listAddresses(db, owner)).map(asAddress);
}
