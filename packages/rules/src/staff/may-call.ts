import type { Grant } from './role-table.ts';

interface Ways {
  /** The call changes something. */
  changes: boolean;
  /** For a role that only asks, the call makes a proposal instead of the change. */
  proposes: boolean;
}

/** Whether a call may be made with such a grant. `asks` opens a changing call only when it can propose. */
export function mayCall(grant: Grant, { changes, proposes }: Ways): boolean {
  if (grant === 'yes') return true;
  if (grant === 'no') return false;
  if (!changes) return true;
  return grant === 'asks' && proposes;
}
