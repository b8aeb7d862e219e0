import { useEffect, useRef } from 'react';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { useToasts } from '@stagedoor/ui/toast';
import { useStaff } from '../parts/session/use-staff.ts';

/** A role that changes in the middle of something takes away what it no longer may, and whoever worked there is told why. */
export function useRoleChange(): void {
  const { role } = useStaff().workplace;
  const toasts = useToasts();
  const former = useRef(role);
  useEffect(() => {
    if (former.current === role) return;
    former.current = role;
    toasts.error(staffMessages.roleChanged(roleWords[role].name), staffMessages.roleChangedMeans);
  }, [role, toasts]);
}
