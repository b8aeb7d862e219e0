import { staffPasswordProblem } from '@stagedoor/rules/staff/staff-password';
import { requireValid } from '../platform/http/require-valid.ts';
import type { StaffNeeds } from './staff-needs.ts';

export function requireGoodPassword({ commonPasswords }: StaffNeeds, field: string, password: string): void {
  const problem = staffPasswordProblem(password, commonPasswords);
  if (problem) requireValid({ [field]: problem });
}
