import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';
import { staffPasskeys } from './staff-passkeys.ts';

/** Who takes a step away keeps everybody else from taking the other one meanwhile. */
export async function lockSteps(tx: Tx, staffId: number): Promise<{ hasCode: boolean; passkeys: number }> {
  const { step_since } = await tx
    .selectFrom('staff')
    .select('step_since')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { hasCode: step_since !== null, passkeys: await staffPasskeys.count(tx, { staff_id: staffId }) };
}
