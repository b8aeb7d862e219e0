// The only SQL on keys.
import type { KeyRight } from '@stagedoor/rules/staff/key-rights';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OfficeKeysTable } from '../tables.ts';
import '../tables.ts';

export type KeyRow = Selectable<OfficeKeysTable>;

/** A key that lives, with who made it and what they are at its seller now. */
export interface FoundKey {
  keyId: string;
  keyHash: string;
  sellerId: number;
  keyName: string;
  rights: KeyRight[];
  allOutlets: boolean;
  outletIds: number[];
  networks: string[];
  staffId: number;
  name: string;
  email: string;
  role: StaffRole;
  roleAllOutlets: boolean;
  roleOutletIds: number[];
}

/** Read anew at every call: one that was revoked, or whose maker works here no more, is gone at the next one. */
export async function findKey(db: Db, prefix: string, now: Date): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`
    select k.key_id as "keyId", k.key_hash as "keyHash", k.seller_id as "sellerId", k.name as "keyName", k.rights,
      k.all_outlets as "allOutlets", k.outlet_ids as "outletIds", k.networks, p.staff_id as "staffId", p.name, p.email,
      r.role, r.all_outlets as "roleAllOutlets",
      array(select o.outlet_id from staff_role_outlets o where o.seller_id = r.seller_id and o.staff_id = r.staff_id)
        as "roleOutletIds"
    from office_keys k join staff p on p.staff_id = k.made_by
    join staff_roles r on r.seller_id = k.seller_id and r.staff_id = k.made_by
    where k.prefix = ${prefix} and k.revoked_at is null and k.ends_at > ${now}`.execute(db);
  return rows[0];
}

/** Keeps a key alive while something is changed with it; false where it was revoked since the call began. */
export async function holdKey(tx: Tx, keyId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('office_keys')
    .select('key_id')
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Counts a call of the key's minute, by all nodes together, and notes when and from where; answers how many it made. */
export async function countCall(db: Db, keyId: string, from: string, now: Date): Promise<number> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql<{ calls: number }>`
    insert into office_key_uses as u (key_id, minute, calls, used_at, used_from)
    values (${keyId}, ${minute}, 1, ${now}, ${from})
    on conflict (key_id) do update set minute = excluded.minute, used_at = excluded.used_at,
      used_from = excluded.used_from, calls = case when u.minute = excluded.minute then u.calls + 1 else 1 end
    returning calls`.execute(db);
  return firstOf(rows).calls;
}

export async function insertKey(tx: Tx, row: Insertable<OfficeKeysTable>): Promise<void> {
  await tx.insertInto('office_keys').values(row).execute();
}

export interface ListedKey extends KeyRow {
  made_by_name: string;
  used_at: Date | null;
  used_from: string | null;
}

export async function livingKeys(
  db: Db,
  { sellerId, madeBy, now }: { sellerId: number; madeBy?: number; now: Date },
): Promise<ListedKey[]> {
  return db
    .selectFrom('office_keys as k')
    .innerJoin('staff as p', 'p.staff_id', 'k.made_by')
    .leftJoin('office_key_uses as u', 'u.key_id', 'k.key_id')
    .selectAll('k')
    .select(['p.name as made_by_name', 'u.used_at', 'u.used_from'])
    .where('k.seller_id', '=', sellerId)
    .where('k.revoked_at', 'is', null)
    .where('k.ends_at', '>', now)
    .where((eb) => (madeBy === undefined ? eb.lit(true) : eb('k.made_by', '=', madeBy)))
    .orderBy('k.created_at')
    .orderBy('k.key_id')
    .execute();
}

/** For this transaction alone; undefined where no such key lives at the seller. */
export const lockKey = (tx: Tx, sellerId: number, keyId: string, now: Date): Promise<KeyRow | undefined> =>
  tx
    .selectFrom('office_keys')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('seller_id', '=', sellerId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export async function replaceKey(tx: Tx, keyId: string, by: string, endsAt: Date): Promise<void> {
  await tx
    .updateTable('office_keys')
    .set({ renewed_by: by, ends_at: endsAt })
    .where('key_id', '=', keyId)
    .execute();
}

/** Ends a key, or all that somebody made at a seller; answers the names of those that lived. */
export async function revokeKeys(
  tx: Tx,
  { sellerId, keyId, madeBy }: { sellerId: number; keyId?: string; madeBy?: number },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('office_keys')
    .set({ revoked_at: now })
    .where('seller_id', '=', sellerId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .where((eb) => (keyId === undefined ? eb.lit(true) : eb('key_id', '=', keyId)))
    .where((eb) => (madeBy === undefined ? eb.lit(true) : eb('made_by', '=', madeBy)))
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Keys that end before a day and were not renewed, locked, for whoever tells of it. */
export const lockEndingKeys = (tx: Tx, now: Date, before: Date): Promise<KeyRow[]> =>
  tx
    .selectFrom('office_keys')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('renewed_by', 'is', null)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', before)
    .orderBy('key_id')
    .forUpdate()
    .skipLocked()
    .execute();

export async function noteTold(tx: Tx, keyId: string, days: number): Promise<void> {
  await tx.updateTable('office_keys').set({ told_days: days }).where('key_id', '=', keyId).execute();
}
