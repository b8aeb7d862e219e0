import { roleChangeProblem } from '@stagedoor/rules/staff/role-change';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { OfficeCaller } from './office-caller.ts';
import { lockRoles } from './role-store.ts';
import type { HeldRole } from './role-store.ts';

/** Somebody who works for the caller's seller, with all roles there held still; others are not found. */
export async function requireColleague(tx: Tx, { sellerId }: OfficeCaller, staffId: number) {
  const roles = await lockRoles(tx, sellerId);
  const held = roles.find((role) => role.staffId === staffId) ?? refuse('NOT_FOUND');
  return { held, owners: roles.filter(({ role }) => role === 'owner').length };
}

/** The same, for whoever decides about the role. */
export async function requireChangeable(
  tx: Tx,
  caller: OfficeCaller,
  staffId: number,
  wanted?: StaffRole,
): Promise<HeldRole> {
  const { held, owners } = await requireColleague(tx, caller, staffId);
  const problem = roleChangeProblem({ byStaffId: caller.staffId, staffId, was: held.role, wanted, owners });
  return problem ? refuse(problem) : held;
}
