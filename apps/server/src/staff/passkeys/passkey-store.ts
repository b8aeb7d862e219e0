// The only SQL on passkeys of staff, and on the questions that are put to them.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { StaffPasskeysTable } from '../tables.ts';
import '../tables.ts';

export type PasskeyRow = Selectable<StaffPasskeysTable>;

export const passkeysOf = (db: Db, staffId: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('staff_passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export async function countPasskeys(db: Db, staffId: number): Promise<number> {
  const { many } = await db
    .selectFrom('staff_passkeys')
    .select((eb) => eb.fn.countAll().as('many'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** False when the same key of the same device is there already. */
export async function insertPasskey(tx: Tx, row: Insertable<StaffPasskeysTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Counts a use; false where the device has counted less than before, or the key is gone: it may be a copy. */
export async function takePasskey(tx: Tx, passkeyId: string, counter: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff_passkeys set counter = ${counter}::bigint, used_at = ${now}
    where passkey_id = ${passkeyId} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

const ofOne = (staffId: number, passkeyId: string) => ({ staff_id: staffId, passkey_id: passkeyId });

export const renamePasskey = (
  tx: Tx,
  staffId: number,
  passkeyId: string,
  name: string,
): Promise<{ name: string } | undefined> =>
  tx
    .updateTable('staff_passkeys')
    .set({ name })
    .where((eb) => eb.and(ofOne(staffId, passkeyId)))
    .returning('name')
    .executeTakeFirst();

export const deletePasskey = (
  tx: Tx,
  staffId: number,
  passkeyId: string,
): Promise<{ name: string } | undefined> =>
  tx
    .deleteFrom('staff_passkeys')
    .where((eb) => eb.and(ofOne(staffId, passkeyId)))
    .returning('name')
    .executeTakeFirst();

export async function deletePasskeys(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
}

/** Who takes a step away keeps everybody else from taking the other one meanwhile. */
export async function lockSteps(tx: Tx, staffId: number): Promise<{ hasCode: boolean; passkeys: number }> {
  const { step_since } = await tx
    .selectFrom('staff')
    .select('step_since')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { hasCode: step_since !== null, passkeys: await countPasskeys(tx, staffId) };
}

export async function insertQuestion(
  db: Db,
  question: { challenge_hash: string; staff_id: number | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('staff_passkey_questions').values(question).execute();
}

/** Takes a question away, whether it is answered well or not; undefined where there was none. */
export async function takeQuestion(
  db: Db,
  challengeHash: string,
  now: Date,
): Promise<{ staff_id: number | null } | undefined> {
  const taken = await db
    .deleteFrom('staff_passkey_questions')
    .where('challenge_hash', '=', challengeHash)
    .returning(['staff_id', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken : undefined;
}

export async function deleteOldQuestions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_passkey_questions').where('expires_at', '<=', now).execute();
}
