import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface CustomerName {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  /** In which they read, where that is known. */
  language: string | null;
}

/** What people are called, by their ids. */
export async function customerNames(
  db: Db,
  sellerId: number,
  userIds: readonly number[],
): Promise<Map<number, CustomerName>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customers')
    .select(['user_id', 'first_name', 'last_name', 'email', 'language'])
    .where('seller_id', '=', sellerId)
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(
    rows.map(({ user_id, first_name, last_name, email, language }) => [
      user_id,
      { name: `${first_name} ${last_name}`, firstName: first_name, lastName: last_name, email, language },
    ]),
  );
}

/** Those whose name or address holds this text; `most` at most. */
export async function searchCustomers(
  db: Db,
  sellerId: number,
  text: string,
  most: number,
): Promise<number[]> {
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await db
    .selectFrom('customers')
    .select('user_id')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`(lower(email) like ${like}
        or upkeep.folded(first_name || ' ' || last_name) like upkeep.folded(${like}::text))`)
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
