import { locale } from '@stagedoor/rules/language/locale';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import type { StaffRole } from '@stagedoor/rules/staff/roles';

const names: Record<StaffRole, string> = {
  owner: 'owners',
  desk: 'the desk',
  finance: 'finance',
  viewer: 'viewers',
};

const list = new Intl.ListFormat(locale(), { type: 'conjunction' });

/** Who may see it: `owners and finance`. */
export const forWhom = (permission: Permission): string =>
  list.format(staffRoles.filter((role) => grantOf(role, permission) !== 'no').map((role) => names[role]));
