import type { SignedInStaff, StaffSession, Workplace } from '@stagedoor/contract/entities/staff';
import type { Grant, Permission } from '@stagedoor/rules/staff/role-table';
import { useSession } from './use-session.ts';

export interface Staff {
  session: StaffSession;
  staff: SignedInStaff;
  workplace: Workplace;
  /** What the role may with this: `yes`, `asks`, `sees`, `own` or `no`. */
  grant: (permission: Permission) => Grant;
}

/** Who is signed in and for whom they work. Only below the frame, where somebody is. */
export function useStaff(): Staff {
  const { session } = useSession();
  const staff = session?.staff;
  const workplace = staff?.workplaces.find(({ sellerId }) => sellerId === staff.sellerId);
  if (!session || !staff || !workplace) throw new Error('Nobody works here');
  return { session, staff, workplace, grant: (permission) => staff.permissions[permission] ?? 'no' };
}

/** Sees it at all. What a role may never do is not shown. */
export const useMaySee = (permission: Permission): boolean => useStaff().grant(permission) !== 'no';

/** Does it, and does not only look. */
export const useMayDo = (permission: Permission): boolean =>
  ['yes', 'asks'].includes(useStaff().grant(permission));
