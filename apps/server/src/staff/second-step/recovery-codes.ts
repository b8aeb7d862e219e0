// Codes on paper, for whoever lost the telephone: each once.
import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { hashSecret } from '../../platform/secrets.ts';
import '../tables.ts';

const RECOVERY_CODES = 10;
const PARTS = 4;
const PART_LENGTH = 4;
/** Without letters and digits that look alike: 79 bits in all. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newPart = (): string =>
  Array.from({ length: PART_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = (): string => Array.from({ length: PARTS }, newPart).join('-');

/** However it was typed. So many bits cannot be guessed: a plain hash is enough. */
const hashOf = (staffId: number, code: string): string =>
  hashSecret(`${staffId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

/** New ones in place of all old ones; shown once, kept as hashes. */
export async function replaceRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteRecoveryCodes(tx, staffId);
  await tx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(staffId, code), used_at: null })))
    .execute();
  return codes;
}

export async function deleteRecoveryCodes(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export async function isRecoveryCode(db: Db, staffId: number, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(staffId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code up; false when it is none, or was used before. */
export async function takeRecoveryCode(tx: Tx, staffId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(staffId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
