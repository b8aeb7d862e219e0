// The only SQL on saved addresses.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { SavedAddressesTable } from '../tables.ts';
import '../tables.ts';

export type SavedAddressRow = Selectable<SavedAddressesTable>;

/** Whose address it is stands in every statement: an id alone finds nothing. */
export interface Owner {
  sellerId: number;
  userId: number;
}

const of = ({ sellerId, userId }: Owner) => ({ seller_id: sellerId, user_id: userId });

export async function listAddresses(db: Db, owner: Owner): Promise<SavedAddressRow[]> {
  return db
    .selectFrom('saved_addresses')
    .selectAll()
    .where((eb) => eb.and(of(owner)))
    .orderBy('address_id')
    .execute();
}

export async function countAddresses(db: Db, owner: Owner): Promise<number> {
  const { total } = await db
    .selectFrom('saved_addresses')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(of(owner)))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertAddress(
  db: Db,
  owner: Owner,
  row: Omit<Insertable<SavedAddressesTable>, 'seller_id' | 'user_id'>,
): Promise<SavedAddressRow> {
  return db
    .insertInto('saved_addresses')
    .values({ seller_id: owner.sellerId, user_id: owner.userId, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the address when its version is still the one given; answers undefined otherwise. */
export async function updateAddress(
  db: Db,
  owner: Owner,
  uuid: string,
  version: number | undefined,
  change: Partial<SavedAddressRow>,
): Promise<SavedAddressRow | undefined> {
  return db
    .updateTable('saved_addresses')
    .set({ ...change, version: sql<number>`version + 1` })
    .where((eb) => eb.and(of(owner)))
    .where('address_uuid', '=', uuid)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst();
}

export async function findAddress(db: Db, owner: Owner, uuid: string): Promise<SavedAddressRow | undefined> {
  return db
    .selectFrom('saved_addresses')
    .selectAll()
    .where((eb) => eb.and(of(owner)))
    .where('address_uuid', '=', uuid)
    .executeTakeFirst();
}

export async function deleteAddress(db: Db, owner: Owner, uuid: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_addresses')
    .where((eb) => eb.and(of(owner)))
    .where('address_uuid', '=', uuid)
    .returning('address_uuid')
    .executeTakeFirst();
  return row !== undefined;
}
