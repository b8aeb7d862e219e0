import { locale } from '@stagedoor/rules/language/locale';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { rolesThatMay } from '@stagedoor/rules/staff/role-table';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { refuse } from './refusal.ts';

const list = new Intl.ListFormat(locale(), { type: 'conjunction' });

/** Says for whom it is. */
export function refuseRole(permission: Permission): never {
  const roles = rolesThatMay(permission).map((role) => roleWords[role].name.toLowerCase());
  return refuse('NOT_ALLOWED', {
    message: staffMessages.notYourRole(list.format(roles)),
    facts: { permission },
  });
}
