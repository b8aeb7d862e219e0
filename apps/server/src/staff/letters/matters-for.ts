import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { Matter } from '../../office/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { requireWorkplace } from '../office-access.ts';
import type { FoundSession } from '../session-store.ts';
import type { AtSeller } from './letter-choice-store.ts';

export interface LettersNeeds {
  db: Db;
  /** Those of all modules. */
  matters(): readonly Matter[];
}

/** What somebody in this role can act on: as on Today, whoever cannot is not troubled with it. */
export const mattersFor = (matters: readonly Matter[], role: StaffRole): Matter[] =>
  matters.filter(({ permission }) => ['yes', 'asks'].includes(grantOf(role, permission)));

/** What whoever is signed in may hear of, where they work now. */
export function ownMatters(
  matters: readonly Matter[],
  session: FoundSession,
): { at: AtSeller; theirs: Matter[] } {
  requireWorkplace(session);
  const { sellerId, staffId, role } = session;
  return { at: { sellerId, staffId }, theirs: mattersFor(matters, role) };
}
