// The only SQL on customers and their reset tokens.
import { emailKey } from '@stagedoor/rules/accounts/email';
import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { statement } from '../platform/db/statement.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { CustomersTable } from './tables.ts';
import './tables.ts';

export type CustomerRow = Selectable<CustomersTable>;

const customerColumns = [
  'seller_id',
  'user_id',
  'email',
  'email_key',
  'first_name',
  'last_name',
  'password_hash',
  'member_outlet_id',
  'external_user_id',
  'external_user_name',
  'language',
  'created_at',
  'updated_at',
] as const;
const customerAt = (db: Db, sellerId: number, userId: number | RawBuilder<number>) =>
  db
    .selectFrom('customers')
    .select(customerColumns)
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId);
const findOne = statement(({ sellerId, userId }: { sellerId: number; userId: number }, db) =>
  customerAt(db, sellerId, userId),
);

async function findById(db: Db, sellerId: number, userId: number): Promise<CustomerRow | undefined> {
  return (await findOne(db, { sellerId, userId })).rows[0];
}

function customerBy<V extends { sellerId: number }>(userId: (given: V) => RawBuilder<number>) {
  const find = statement((given: V, db) => customerAt(db, given.sellerId, userId(given)));
  return async (db: Db, values: V): Promise<CustomerRow | undefined> => (await find(db, values)).rows[0];
}

/** `by` makes the same for another module's statement that knows who it is. */
export const findCustomer = Object.assign(findById, { by: customerBy });

/** Whoever changes what hangs on an account one after the other. */
export async function lockCustomer(
  tx: Tx,
  { sellerId, userId }: { sellerId: number; userId: number },
): Promise<void> {
  await tx
    .selectFrom('customers')
    .select('user_id')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Of those who sign in here; members of an outside system may have the same address. */
export async function findByEmail(db: Db, sellerId: number, email: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('email_key', '=', emailKey(email))
    .where('external_user_id', 'is', null)
    .executeTakeFirst();
}

/** Answers undefined when the address has an account already. */
export async function insertCustomer(
  db: Db,
  row: Omit<Insertable<CustomersTable>, 'user_id' | 'email_key'>,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('customers')
    .values({ ...row, email_key: emailKey(row.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted?.user_id;
}

export async function updateCustomer(
  db: Db,
  { seller_id, user_id }: Pick<CustomerRow, 'seller_id' | 'user_id'>,
  change: Partial<Pick<CustomerRow, 'first_name' | 'last_name' | 'password_hash' | 'language'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('customers')
    .set({ ...change, updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .execute();
}

/** A member of an outside system, as that system knows them today. */
export async function saveMember(
  db: Db,
  row: Omit<Insertable<CustomersTable>, 'user_id' | 'email_key'>,
): Promise<number> {
  const values = { ...row, email_key: emailKey(row.email) };
  const { created_at: _kept, ...change } = values;
  const saved = await db
    .insertInto('customers')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'member_outlet_id', 'external_user_id']).doUpdateSet(change),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return saved.user_id;
}

/** Whoever opened an account last, of those who are still known. */
export async function latestCustomer(db: Db, sellerId: number): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('email', 'not like', '%.invalid')
    .orderBy('user_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
