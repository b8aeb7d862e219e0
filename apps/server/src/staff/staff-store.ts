// The only SQL on staff accounts.
import { emailKey } from '@stagedoor/rules/accounts/email';
import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { StaffTable } from './tables.ts';
import './tables.ts';

export type StaffRow = Selectable<StaffTable>;

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export const findStaff = (db: Db, staffId: number): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

export async function insertStaff(
  db: Db,
  person: { email: string; name: string; passwordHash: string },
  now: Date,
): Promise<StaffRow> {
  const email = person.email.trim();
  return db
    .insertInto('staff')
    .values({
      email,
      email_key: emailKey(email),
      name: person.name.trim(),
      password_hash: person.passwordHash,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateStaff(
  db: Db,
  staffId: number,
  change: Pick<
    Updateable<StaffTable>,
    'password_hash' | 'step_secret' | 'step_since' | 'step_pending' | 'step_used'
  >,
): Promise<void> {
  await db.updateTable('staff').set(change).where('staff_id', '=', staffId).execute();
}

/** Counts a half minute's code as used; false when it, or a later one, was used before. */
export async function takeStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff set step_used = ${step}::bigint
    where staff_id = ${staffId} and (step_used is null or step_used < ${step}::bigint)`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Whether anybody works for a seller as its owner; with none given, for any seller. */
export async function hasOwner(db: Db, sellerId?: number): Promise<boolean> {
  const row = await db
    .selectFrom('staff_roles')
    .select('staff_id')
    .where('role', '=', 'owner')
    .$if(sellerId !== undefined, (query) => query.where('seller_id', '=', sellerId!))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
