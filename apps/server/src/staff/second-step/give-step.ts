import type { Db, Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { takeStep } from '../staff-store.ts';
import type { StaffRow } from '../staff-store.ts';
import { stepOf } from './one-time-code.ts';
import { isRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** A code that would pass the second step: of the app, or from the paper. */
export type FoundStep = { kind: 'code'; step: number } | { kind: 'recovery code'; code: string };

export async function findStep(
  db: Db,
  box: SecretBox,
  staff: StaffRow,
  code: string,
  now: Date,
): Promise<FoundStep | undefined> {
  const step = stepOf(box.open(staff.step_secret!, staff.staff_id), code, now);
  if (step !== undefined) return step > Number(staff.step_used ?? -1) ? { kind: 'code', step } : undefined;
  return (await isRecoveryCode(db, staff.staff_id, code)) ? { kind: 'recovery code', code } : undefined;
}

/** Either kind works once: of two who bring the same, the second is refused. */
export async function takeFoundStep(tx: Tx, staffId: number, found: FoundStep, now: Date): Promise<void> {
  const isFirst =
    found.kind === 'code'
      ? await takeStep(tx, staffId, found.step)
      : await takeRecoveryCode(tx, staffId, found.code, now);
  if (!isFirst) refuse('SECOND_STEP_WRONG');
}
