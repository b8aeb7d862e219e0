import type { StaffRole } from './roles.ts';

interface RoleChange {
  /** Who asks, and about whom. */
  byStaffId: number;
  staffId: number;
  was: StaffRole;
  /** Undefined where the person is to go. */
  wanted: StaffRole | undefined;
  /** How many owners the seller has now. */
  owners: number;
}

/** Nobody decides about their own role, and somebody always stays owner. */
export function roleChangeProblem(change: RoleChange): 'OWN_ROLE' | 'LAST_OWNER' | undefined {
  const { byStaffId, staffId, was, wanted, owners } = change;
  if (was === 'owner' && wanted !== 'owner' && owners <= 1) return 'LAST_OWNER';
  return byStaffId === staffId ? 'OWN_ROLE' : undefined;
}
