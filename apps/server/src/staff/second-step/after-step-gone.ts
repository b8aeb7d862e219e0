import { isStepKept } from '@stagedoor/rules/staff/last-step';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { rolesOf } from '../role-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';

/** A second step was taken away: it stays if it was the last that a role needs, and the codes on paper go with the last. */
export async function afterStepGone(
  tx: Tx,
  { production }: Pick<StaffNeeds, 'production'>,
  staffId: number,
  stepsLeft: number,
): Promise<void> {
  const roles = (await rolesOf(tx, staffId)).map(({ role }) => role);
  if (isStepKept(roles, stepsLeft, production)) refuse('LAST_SECOND_STEP');
  if (stepsLeft === 0) await deleteRecoveryCodes(tx, staffId);
}
