import type { PasskeyAnswer } from '@stagedoor/contract/entities/passkeys';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { verifyPasskey } from '../../platform/passkeys/verify-passkey.ts';
import type { ProvenPasskey } from '../../platform/passkeys/verify-passkey.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import { takeStep } from '../staff-store.ts';
import type { StaffRow } from '../staff-store.ts';
import { stepOf } from './one-time-code.ts';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** What would pass the second step: a code of the app or from the paper, or a passkey. */
export type FoundStep =
  | { kind: 'code'; step: number }
  | { kind: 'recovery code'; code: string }
  | ({ kind: 'passkey' } & ProvenPasskey<{ staff_id: number }>);

export async function findStep(
  db: Db,
  box: SecretBox,
  staff: StaffRow,
  code: string,
  now: Date,
): Promise<FoundStep | undefined> {
  const step =
    staff.step_secret === null ? undefined : stepOf(box.open(staff.step_secret, staff.staff_id), code, now);
  if (step !== undefined) return step > Number(staff.step_used ?? -1) ? { kind: 'code', step } : undefined;
  return (await isRecoveryCode(db, staff.staff_id, code)) ? { kind: 'recovery code', code } : undefined;
}

/** A passkey of this account, and of no other. */
export async function findPasskeyStep(
  db: Db,
  who: Pick<Caller, 'now' | 'pageOrigin'>,
  staffId: number,
  given: PasskeyAnswer,
): Promise<FoundStep | undefined> {
  const proven = await verifyPasskey(staffPasskeys, db, who, given);
  return proven?.passkey.staff_id === staffId ? { kind: 'passkey', ...proven } : undefined;
}

/** Each kind works once: of two who bring the same, the second is refused. */
export async function takeFoundStep(tx: Tx, staffId: number, found: FoundStep, now: Date): Promise<void> {
  if (await isFirst(tx, staffId, found, now)) return;
  refuse(found.kind === 'passkey' ? 'PASSKEY_REFUSED' : 'SECOND_STEP_WRONG');
}

function isFirst(tx: Tx, staffId: number, found: FoundStep, now: Date): Promise<boolean> {
  if (found.kind === 'code') return takeStep(tx, staffId, found.step);
  if (found.kind === 'recovery code') return takeRecoveryCode(tx, staffId, found.code, now);
  return staffPasskeys.take(tx, found.passkey.passkey_id, found.counter, now);
}
